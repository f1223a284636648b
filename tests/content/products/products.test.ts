import { isWithin } from '../../../model-json/core/repository/path';
import { assetExists, child, nodes, pages, text, type Node } from '../content-tree';
import { list, products, variants, variation } from './products';

const LISTS = ['variants', 'accessories', 'spareParts', 'related'];
const tagExists = (id: string) => nodes.has(`/content/cq:tags/${id.replace(':', '/')}`);
const all = [...products, ...variants];

test('gives products and versions unique order numbers, and stores them under these', () => {
  const skus = all.map(([, master]) => text(master, 'sku'));
  expect(new Set(skus).size).toBe(skus.length);
  expect(all.map(([at]) => at.split('/').at(-1))).toEqual(skus.map((sku) => sku.toLowerCase()));
});

test('gives every product its texts and figures', () => {
  const without = [...products].filter(
    ([, master]) => !text(master, 'name') || !text(master, 'kind') || !tagExists(text(master, 'family')),
  );
  expect(without.map(([at]) => at)).toEqual([]);
});

test('refers only to existing products, pictures, documents and tags', () => {
  const missing = [...products].flatMap(([at, master]) => [
    ...LISTS.flatMap((name) => list(master, name)).filter(
      (path) => !products.has(path) && !variants.has(path),
    ),
    ...['gallery', 'documents'].flatMap((name) => list(master, name)).filter((path) => !assetExists(path)),
    ...['uses', 'features', 'certificates']
      .flatMap((name) => list(master, name))
      .filter((id) => !tagExists(id)),
    ...(list(master, 'related').includes(at) ? [`${at} is related to itself`] : []),
  ]);
  expect(missing).toEqual([]);
});

test('names no accessory of a product as related to it, too: its page would show it twice', () => {
  const twice = [...products].filter(([, master]) =>
    list(master, 'related').some((path) => list(master, 'accessories').includes(path)),
  );
  expect(twice.map(([at]) => at)).toEqual([]);
});

test('has a picture of at least one product of each family', () => {
  const families = (these: Iterable<readonly [string, Node]>) =>
    new Set([...these].map(([, master]) => text(master, 'family')));
  const pictured = families([...products].filter(([, master]) => list(master, 'gallery').length > 0));
  expect([...families(products)].filter((family) => !pictured.has(family))).toEqual([]);
});

test('describes every picture of a product, in each language that has descriptions', () => {
  const wrong = [...products].flatMap(([at, master]) =>
    ['master', 'de', 'fr', 'es'].flatMap((language) =>
      ['galleryAlt', 'galleryCaption'].flatMap((name) => {
        const words = list(variation(at, language), name);
        const isRequired = language === 'master' && name === 'galleryAlt';
        const fits = words.length === list(master, 'gallery').length || (words.length === 0 && !isRequired);
        return fits && words.every((word) => word.length > 3) ? [] : [`${at} ${language} ${name}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('stores only words in variations; figures, order numbers and references come from the source', () => {
  const words = ['name', 'kind', 'description', 'lead', 'madeFor', 'note', 'galleryAlt', 'galleryCaption'];
  const strays = all.flatMap(([at]) =>
    ['de', 'fr', 'es'].flatMap((language) =>
      Object.keys(variation(at, language) ?? {}).filter(
        (name) => name !== 'jcr:primaryType' && !words.includes(name),
      ),
    ),
  );
  expect(strays).toEqual([]);
});

test('stores only fields of the model in fragments, in the type of the model', () => {
  const fieldsOf = (model: string) =>
    new Map(
      Object.values(
        child(
          nodes.get(`/conf/ventora/settings/dam/cfm/models/${model}`),
          'jcr:content',
          'model',
          'cq:dialog',
          'content',
          'items',
        ) ?? {},
      )
        .filter((field): field is Node => typeof field === 'object' && !Array.isArray(field))
        .map((field) => [text(field, 'name'), text(field, 'valueType')]),
    );
  const typeOf = (value: unknown) =>
    Array.isArray(value) ? 'string[]' : typeof value === 'number' ? 'double' : 'string';
  for (const [fragments, model] of [
    [products, 'product'],
    [variants, 'product-variant'],
  ] as const) {
    const fields = fieldsOf(model);
    const wrong = [...fragments].flatMap(([at, master]) =>
      Object.entries(master)
        .filter(([name]) => name !== 'jcr:primaryType')
        .filter(([name, value]) => {
          const declared = fields.get(name);
          return declared?.replace(/\/[\w-]+/, '') !== typeOf(value);
        })
        .map(([name]) => `${at} ${name}`),
    );
    expect(wrong).toEqual([]);
  }
});

test('shows only families that are tags', () => {
  const families = [...pages.values()].map((content) => text(content, 'family')).filter(Boolean);
  expect(families.length).toBeGreaterThan(0);
  expect(families.filter((id) => !tagExists(id))).toEqual([]);
});

test('gives every tag a name in each language', () => {
  // Tags of the component library are edge cases: some have one name, or one with markup.
  const mute = [...nodes].filter(
    ([at, node]) =>
      node['jcr:primaryType'] === 'cq:Tag' &&
      !isWithin(at, '/content/cq:tags/ventora-library') &&
      ['jcr:title', 'jcr:title.de', 'jcr:title.fr', 'jcr:title.es'].some((name) => !text(node, name)),
  );
  expect(mute.map(([at]) => at)).toEqual([]);
});
