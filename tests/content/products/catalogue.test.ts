import { foldSku } from '../../../model-json/features/catalogue/products/sku';
import { below, nodes, text, words, type Node } from '../content-tree';
import { familyOf, list, products, variants, variation } from './products';

const WORDS = ['name', 'kind', 'description', 'lead', 'note'];
const TRANSLATIONS = ['de', 'fr', 'es'];
const tags = nodes.get('/content/cq:tags/ventora/family')!;
const isTag = (node: Node) => node['jcr:primaryType'] === 'cq:Tag';

/** A product's text as readers of a language see it. */
const said = (at: string, language: string, name: string) =>
  text(variation(at, language), name) || text(variation(at, 'master'), name);

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('has hundreds of products in dozens of families', () => {
  expect(products.size).toBeGreaterThanOrEqual(300);
  expect(new Set([...products.values()].map(familyOf)).size).toBeGreaterThanOrEqual(25);
});

test('has no family without a product', () => {
  const leaves = [...below('ventora:family', tags)]
    .filter(([, node]) => isTag(node) && !Object.values(node).some((child) => typeof child === 'object'))
    .map(([at]) => at);
  const filled = new Set([...products.values()].map((master) => text(master, 'family')));
  expect(leaves.filter((id) => !filled.has(id))).toEqual([]);
  expect([...filled].filter((id) => !leaves.includes(id))).toEqual([]);
});

test.each(['', '.de', '.fr', '.es'])(
  'describes each family in its own words (jcr:description%s)',
  (suffix) => {
    const families = [...below('ventora:family', tags)].filter(
      ([at, node]) => isTag(node) && at !== 'ventora:family',
    );
    const descriptions = families.map(([, node]) => text(node, `jcr:description${suffix}`));
    expect(descriptions.filter((description) => description.length < 20 || description.length > 160)).toEqual(
      [],
    );
    expect(repeated(descriptions)).toEqual([]);
  },
);

test('has order numbers that stay unique without punctuation', () => {
  const skus = [...products.values(), ...variants.values()].map((master) => text(master, 'sku'));
  expect(repeated(skus.map(foldSku))).toEqual([]);
  expect(skus.filter((sku) => !/^V-\d{4}(-\d{2})?$/.test(sku))).toEqual([]);
});

test('gives every version the order number of its product as a prefix', () => {
  const named = [...products].flatMap(([, master]) =>
    list(master, 'variants').map((path) => [text(master, 'sku'), text(variants.get(path), 'sku')]),
  );
  expect(named.filter(([product, version]) => !version?.startsWith(`${product}-`))).toEqual([]);
  expect(named.map(([, version]) => version).sort()).toEqual(
    [...variants.values()].map((master) => text(master, 'sku')).sort(),
  );
});

test.each(['master', ...TRANSLATIONS])('%s: describes each product, and no two alike', (language) => {
  const descriptions = [...products.keys()].map((at) => said(at, language, 'description'));
  expect(descriptions.filter((description) => words(description).length < 40)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test.each(TRANSLATIONS)('%s: leaves nothing in English but names', (language) => {
  const left = [...products.keys()].flatMap((at) =>
    ['kind', 'description', 'lead', 'note', 'madeFor']
      .filter((name) => variation(at, 'master')?.[name] && !variation(at, language)?.[name])
      .map((name) => `${at} ${name}`),
  );
  expect(left).toEqual([]);
});

test('keeps a number and its unit on one line, in every language', () => {
  const loose = [...products.keys()].flatMap((at) =>
    ['master', ...TRANSLATIONS].flatMap((language) =>
      WORDS.filter((name) =>
        /\d (bar|kW|l\/min|m³\/min|dB\(A\)|mm|kg|N·m)(?![\wäöü])/.test(text(variation(at, language), name)),
      ).map((name) => `${at} ${language} ${name}`),
    ),
  );
  expect(loose).toEqual([]);
});

test('writes fractions with the characters of the language', () => {
  const foreign = [...products.keys()].flatMap((at) => [
    ...WORDS.filter((name) => /\d,\d{1,2}\s(bar|kW|mm|kg|m³)/.test(text(variation(at, 'master'), name))),
    ...TRANSLATIONS.flatMap((language) =>
      WORDS.filter((name) => /\d\.\d{1,2}\s(bar|kW|mm|kg|m³)/.test(text(variation(at, language), name))),
    ),
  ]);
  expect(foreign).toEqual([]);
});

test('lists spare parts and accessories for every machine', () => {
  const bare = [...products.values()].filter(
    (master) =>
      /^(mobile|stationary|screw|dryers)\//.test(familyOf(master)) &&
      (list(master, 'spareParts').length === 0 || list(master, 'accessories').length === 0),
  );
  expect(bare.map((master) => text(master, 'sku'))).toEqual([]);
});
