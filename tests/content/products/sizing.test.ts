import { usualUseOf } from '../../../shared/features/catalogue/api/usual-use';
import { child, componentOf, isNode, languages, nodes, text, type Node } from '../content-tree';
import { familyOf, list, products, variation } from './products';

/** The sizing helper of a language, and the trades that its author entered. */
const helperOf = (root: string) =>
  child(
    nodes.get(`${root}/solutions/find-your-compressor`),
    'jcr:content',
    'root',
    'main',
    'helper',
    'sizinghelper',
  );
const presetsOf = (root: string): Node[] => Object.values(helperOf(root)?.presets ?? {}).filter(isNode);

/** `2 × V-5213-00 50 %` */
const skuIn = (line: string) => /V-\d{4}(?:-\d{2})?/.exec(line)?.[0];

test.each(Object.entries(languages))('%s: has the sizing helper with trades in its own words', (_, root) => {
  expect(componentOf(helperOf(root)!)).toBe('sizinghelper');
  const presets = presetsOf(root);
  expect(presets.length).toBeGreaterThanOrEqual(6);
  expect(presets.filter((preset) => !text(preset, 'jcr:title') || !text(preset, 'jcr:description'))).toEqual(
    [],
  );
});

test.each(Object.entries(languages))(
  '%s: offers trades with tools of the catalogue, or with air in figures',
  (_, root) => {
    const tools = new Set(
      [...products.values()]
        .filter((master) => familyOf(master).startsWith('air-tools/'))
        .map((master) => text(master, 'sku')),
    );
    for (const preset of presetsOf(root)) {
      const lines = list(preset, 'tools');
      expect(lines.filter((line) => !tools.has(skuIn(line) ?? ''))).toEqual([]);
      expect(lines.length > 0 || typeof preset.flow === 'number').toBe(true);
    }
  },
);

test('sizes with the same share of use as the product sheets', () => {
  const wrong = [...products].flatMap(([at, master]) => {
    const family = familyOf(master);
    const said = /(\d+)\s%\s(?:use|of the time)/.exec(text(variation(at, 'master'), 'lead'))?.[1];
    return family.startsWith('air-tools/') && said && Number(said) !== usualUseOf(family)
      ? [text(master, 'sku')]
      : [];
  });
  expect(wrong).toEqual([]);
});
