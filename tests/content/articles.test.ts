import { countryOf } from '../../model-json/features/markets/country';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { below, child, componentOf, languages, nodes, pagesOf, text, words, type Node } from './content-tree';
import { list, number, products } from './products/products';
import { plainNumbers, sumsIn, valueOf } from './products/sums';

const FIGURES = path.resolve(__dirname, '../../model-json/sites/ventora/dam/ventora/articles');

const articlesOf = (root: string) =>
  [...pagesOf(root)].filter(([page]) => /^\/technical-content\/for-[a-z-]+\/./.test(page));

const parts = (content: Node) => [...below('', content)].map(([, node]) => node);
const ofType = (content: Node, type: string) => parts(content).filter((node) => componentOf(node) === type);
const isFormula = (node: Node) => list(node, 'cq:styleIds').includes('formula');

/** The cells of a table, parsed as numbers where possible. */
const figuresOf = (table: Node | undefined, language: string) =>
  Object.values(child(table, 'rows') ?? {}).flatMap((row) =>
    typeof row === 'object' && !Array.isArray(row)
      ? [
          list(row, 'cells').map((cell) =>
            Number(plainNumbers(cell, language).replace('−', '-').replace(/\s/g, '')),
          ),
        ]
      : [],
  );

/** The nth table of an article. */
const table = (language: string, article: string, nth = 0) => {
  const root = languages[language as keyof typeof languages];
  const found = articlesOf(root).find(([page]) => page.endsWith(`/${article}`));
  return figuresOf(found && ofType(found[1], 'table')[nth], language);
};

describe.each(Object.entries(languages))('%s', (language, root) => {
  const articles = articlesOf(root);

  test('has at least 15 articles, for both kinds of reader', () => {
    expect(articles.length).toBeGreaterThanOrEqual(15);
    for (const reader of ['for-professional-users', 'for-industrial-users'])
      expect(articles.filter(([page]) => page.includes(reader)).length).toBeGreaterThanOrEqual(6);
  });

  test.each(articles)('%s has everything that an article needs', (_, content) => {
    expect(text(content, 'jcr:title').length).toBeLessThanOrEqual(60);
    expect(text(content, 'jcr:description').length).toBeLessThanOrEqual(155);
    expect(text(content, 'date')).toMatch(/^20\d\d-\d\d-\d\d$/);
    const tags = list(content, 'cq:tags');
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter((id) => !nodes.has(`/content/cq:tags/${id.replace(':', '/')}`))).toEqual([]);
    expect(ofType(content, 'tableofcontents')).toHaveLength(1);
    expect(ofType(content, 'table').length).toBeGreaterThan(0);
    expect(
      ofType(content, 'commerce/relatedproducts').length + ofType(content, 'cardlist').length,
    ).toBeGreaterThan(1);
    const pages = ofType(content, 'cardlist').flatMap((cards) => list(cards, 'pages'));
    expect(pages.filter((page) => page.includes('/technical-content/')).length).toBeGreaterThan(1);
    const selection = ofType(content, 'commerce/relatedproducts').flatMap((node) => list(node, 'selection'));
    expect(selection.filter((fragment) => !products.has(fragment))).toEqual([]);
    const said = parts(content)
      .map((node) => text(node, 'text'))
      .join(' ');
    expect(words(said).split(' ').length).toBeGreaterThan(300);
  });

  test('gives each article a figure labelled in its language', () => {
    const without = articles.filter(
      ([, content]) =>
        !ofType(content, 'image').some((image) => text(image, 'fileReference').endsWith(`.${language}.svg`)),
    );
    expect(without.map(([page]) => page)).toEqual([]);
    const foreign = articles
      .flatMap(([, content]) => ofType(content, 'image').map((image) => text(image, 'fileReference')))
      .filter((file) => file.endsWith('.svg') && !file.endsWith(`.${language}.svg`));
    expect(foreign).toEqual([]);
  });

  test('calculates correctly in every article', () => {
    const sums = articles.flatMap(([page, content]) =>
      parts(content).flatMap((node) => sumsIn(text(node, 'text'), language).map((sum) => ({ page, ...sum }))),
    );
    expect(sums.length).toBeGreaterThan(30);
    const wrong = sums.filter(({ left, right, tolerance }) => !(Math.abs(left - right) <= tolerance));
    expect(wrong).toEqual([]);
  });

  test('keeps to the laws of physics in its tables', () => {
    // Sonic flow through a nozzle, ISO 6358; air of 1.19 kg/m³.
    const { electricity } = countryOf(language === 'en' ? 'gb' : language)!.energy;
    for (const [hole = NaN, loss = NaN, power, energy = NaN, cost] of table(
      language,
      'energy-and-leaks',
      1,
    )) {
      const mass = ((Math.PI / 4) * (hole / 1000) ** 2 * 8.013e5 * 0.685) / Math.sqrt(287 * 293);
      expect(loss / ((mass / 1.19) * 60_000)).toBeCloseTo(1, 1);
      expect(power).toBeCloseTo((loss / 1000) * 7, 1);
      expect(cost! / (energy * electricity)).toBeCloseTo(1, 1);
    }
    for (const [, inside = NaN, ring, line] of table(language, 'sizing-a-pipe-network')) {
      const drop = (flow: number) => (450 * (flow / 60) ** 1.85 * 144) / (inside ** 5 * 8);
      expect(ring).toBeCloseTo(drop(2350), 2);
      expect(line).toBeCloseTo(drop(4700), 2);
    }
    const demand = table(language, 'sizing-a-compressor');
    for (const [, tools = NaN, flow = NaN, share = NaN, mean] of demand.slice(0, -1))
      expect(mean).toBeCloseTo((tools * flow * share) / 100);
    expect(demand.at(-1)?.at(-1)).toBe(demand.slice(0, -1).reduce((sum, row) => sum + (row[4] ?? NaN), 0));
    for (const [, flow = NaN, starts = NaN, swing = NaN, smallest, fitted] of table(
      language,
      'sizing-a-tank',
    )) {
      expect(smallest).toBe(Math.round((15 * flow) / (starts * swing)));
      expect(fitted).toBeGreaterThan(smallest!);
    }
    // Magnus' formula, and water vapour as an ideal gas.
    for (const [celsius = NaN, water] of table(language, 'dryers-and-dew-point')) {
      const [a, b] = celsius < 0 ? [22.46, 272.62] : [17.62, 243.12];
      const pressure = 611.2 * Math.exp((a * celsius) / (b + celsius));
      expect(Math.abs(water! / ((pressure / (461.5 * (celsius + 273.15))) * 1000) - 1)).toBeLessThan(0.1);
    }
    for (const [, incoming, tank = NaN, dryer = NaN, together] of table(language, 'condensate')) {
      expect(together).toBeCloseTo(tank + dryer, 5);
      expect(together! / 2.256).toBeLessThan(incoming!);
    }
    for (const [distance = NaN, ...levels] of table(language, 'noise-and-where-to-put-it'))
      expect(levels).toEqual([60, 66, 83].map((level) => Math.round(level - 20 * Math.log10(distance))));
    for (const [difference = NaN, more] of table(language, 'noise-and-where-to-put-it', 1))
      expect(more).toBeCloseTo(10 * Math.log10(1 + 10 ** (-difference / 10)), 1);
    for (const [flow = NaN, hourly, , feet] of table(language, 'pressure-flow-and-units')) {
      expect(hourly).toBeCloseTo((flow * 60) / 1000, 1);
      expect(feet).toBeCloseTo((flow / 1000) * 35.3147, 1);
    }
    for (const [celsius = NaN, hours] of table(language, 'maintenance-and-oil', 2))
      expect(hours).toBe(3000 * 2 ** ((85 - celsius) / 10));
    for (const [, fixed = NaN, variable = NaN, difference] of table(language, 'fixed-or-variable-speed'))
      expect(difference).toBeCloseTo(fixed - variable, 5);
    for (const [, power = NaN, heat = NaN, energy = NaN] of table(language, 'heat-recovery')) {
      expect(heat).toBeCloseTo(power * 0.75, 0);
      expect(energy / (heat * 2000)).toBeCloseTo(1, 2);
    }
    for (const [, power = NaN, , air = NaN] of table(language, 'installation-and-ventilation', 1))
      expect(air / ((power * 0.96 * 3600) / (1.2 * 1.005 * 10))).toBeCloseTo(1, 1);
  });
});

test('uses only pipes of the catalogue in the sizing example', () => {
  const catalogue = [...products.values()]
    .filter((master) => text(master, 'family') === 'ventora:family/air-net/pipes')
    .map((master) => [number(master, 'outerDiameter'), number(master, 'innerDiameter')]);
  for (const [outside, inside] of table('en', 'sizing-a-pipe-network'))
    expect(catalogue).toContainEqual([outside, inside]);
});

test('sets formulas as formulas where figures are worked out', () => {
  const without = articlesOf(languages.en).filter(([, content]) => !parts(content).some(isFormula));
  expect(without.map(([page]) => page)).toEqual(['/technical-content/for-industrial-users/product-families']);
});

describe('figures', () => {
  const files = readdirSync(FIGURES).filter((file) => file.endsWith('.svg'));
  const palette = /^#(0a1e3c|0b4da2|4a8fd6|cfe2f5|ffc400|526074|c3cdda|dfe6ee|f4f6f9|ffffff|b3261e)$/;

  test.each(files)('%s has a title and description, and uses only the brand’s colours', (file) => {
    const source = readFileSync(path.join(FIGURES, file), 'utf8');
    expect(source).toMatch(/<title id="t">[^<]{8,}<\/title>\n<desc id="d">[^<]{30,}<\/desc>/);
    const colours = [...source.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour = '']) => colour);
    expect(colours.filter((colour) => !palette.test(colour))).toEqual([]);
    expect(source).not.toMatch(/NaN|undefined|style=|<script|href=/);
    // 17 units of 560 are 11 px on a 390 px phone.
    const sizes = [...source.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('every figure is shown on a page', () => {
    const shown = new Set(
      Object.values(languages).flatMap((root) =>
        articlesOf(root).flatMap(([, content]) =>
          ofType(content, 'image').map((image) => text(image, 'fileReference')),
        ),
      ),
    );
    expect(files.filter((file) => !shown.has(`/content/dam/ventora/articles/${file}`))).toEqual([]);
  });
});

test('parses sums as they are written', () => {
  expect(valueOf('(2000 − 880) × 0.75 ÷ (10 − 7)')).toBe(280);
  expect(sumsIn('<p>33,1 ÷ 4,7 = 7,0 und 10<sup>2</sup> × 3 = 300</p>', 'de')).toHaveLength(2);
  expect(sumsIn('<p>2 × 450 + 380 = 1,280 l/min</p>', 'en')).toMatchObject([{ left: 1280, right: 1280 }]);
});
