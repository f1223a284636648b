import { createContext } from '../../../core/exporter/create-context';
import { PRODUCTS } from '../exporter/testing/fragments';
import { withDerivedContent } from '../../../sites/ventora/derived-content';
import type { Repository } from '../../../core/repository/Repository';
import { getPage } from '../../../core/exporter/shared/pages';
import { contentFolder, openFolder } from '../../../core/repository/testing/content-folder';
import type { SearchDocument } from '../../search/engine/SearchDocument';
import { SearchDocuments, type Reading } from '../../search/server/documents/SearchDocuments';
import { Items } from '../../search/server/answers/Items';
import { SiteSchema } from '../../search/server/search-schema';
import { catalogueSource } from './catalogue-source';
import { M50, page, site, smallSite } from './testing-search-site';

let stored: Repository;
let tree: Repository;
let documents: SearchDocuments;
beforeEach(async () => {
  stored = await openFolder(contentFolder(smallSite()));
  tree = withDerivedContent(stored);
  documents = made();
  held = new Map();
  renewed(documents.all());
});
afterEach(() => tree.close());

const made = () =>
  new SearchDocuments(tree, (currentPage) => createContext({ tree, currentPage }), [catalogueSource]);
const set = (path: string, title: string) =>
  tree.change((draft) => draft.setProperty(`${path}/jcr:content`, 'jcr:title', title));

/** The documents in an index after every change so far, updated as `SearchIndex` does. */
let held: Map<string, SearchDocument>;

/** @returns the documents that were read again, after checking that the index equals a full read */
async function after(change: () => Promise<unknown>): Promise<SearchDocument[]> {
  const paths: string[] = [];
  const stop = tree.onChange((each) => paths.push(...each.paths));
  await change();
  stop();
  return renewed(documents.after(paths));
}

function renewed(reading: Reading): SearchDocument[] {
  const read = [...reading];
  for (const { id, language } of [...held.values()])
    if (reading.ids.has(id) || reading.languages.has(language)) held.delete(id);
  for (const document of read) held.set(document.id, document);
  expect([...held.values()].sort(byId)).toEqual([...made().all()].sort(byId));
  return read;
}

const byId = (a: SearchDocument, b: SearchDocument) => (a.id < b.id ? -1 : 1);
const pathsOf = (read: readonly SearchDocument[]) => read.map(({ path }) => path);
const inBoth = (name: string) => [`${site}/gb/en/${name}`, `${site}/us/en/${name}`];
const languagesOf = (read: readonly SearchDocument[]) => [...new Set(read.map(({ language }) => language))];

it('finds the pages of every language', () => {
  const pages = [...held.values()].filter(({ kind }) => kind === 'page');
  expect(pages.map(({ name }) => name).sort()).toEqual(['Air', 'Air', 'Contact', 'Contact', 'Luft']);
});

it('finds the generated manuals and catalogue, separately for each site, and no data sheets', () => {
  const drawn = [...held.values()].filter(({ path }) => /\.\w+\.pdf$/.test(path));
  expect(drawn.filter(({ kind }) => kind !== 'document')).toEqual([]);
  expect(drawn.map(({ path }) => path).filter((path) => /\.datasheet\./.test(path))).toEqual([]);
  expect(held.get(`${site}/gb/en/products/mobile.manual.pdf`)).toMatchObject({
    language: 'en',
    name: 'Compressors on wheels',
    subject: 'Operating manual Mobile',
    facets: { site: [`${site}/gb/en`] },
  });
  expect(held.has(`${site}/us/en/products/mobile.manual.pdf`)).toBe(true);
  expect(held.get(`${site}/gb/en/products.catalogue.pdf`)).toMatchObject({
    name: 'Ventora',
    subject: 'Catalogue',
  });
});

it('shows generated documents with their language, and with their size once known', () => {
  const drawn: { bytes: number; sha256: string }[] = [];
  const drawnFile = () => drawn[0];
  const contextAt = (currentPage: Parameters<typeof createContext>[0]['currentPage']) =>
    createContext({ tree, currentPage, services: { drawnFile } });
  const sources = [catalogueSource];
  const schema = new SiteSchema(sources);
  const items = new Items({ version: () => tree.version, contextAt, schema, sources });
  const root = getPage(tree, `${site}/gb/en`)!;
  const shown = () =>
    items.of(held.get(`${site}/gb/en/products/mobile.manual.pdf`)!, {
      root,
      language: 'en',
      locale: { language: 'en', country: 'GB' },
    } as Parameters<Items['of']>[1]);
  expect(shown()).toEqual({
    type: 'document',
    id: `${site}/gb/en/products/mobile.manual.pdf`,
    title: 'Compressors on wheels',
    url: expect.stringMatching(/mobile\.manual\.pdf$/) as string,
    description: 'Mobile',
    format: 'PDF',
    documentType: 'manual',
    language: 'en',
  });
  drawn.push({ bytes: 123_456, sha256: '' });
  expect(shown()).toMatchObject({ bytes: 123_456 });
});

it('leaves the page that lists everything out of the results', async () => {
  const results = {
    results: { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': 'ventora/components/filterlist' },
  };
  await after(() => tree.write(`${site}/gb/en/search`, page('Search', '', results)));
  expect(held.has(`${site}/gb/en/search`)).toBe(false);
  const kept = { results: { ...results.results, kind: 'article' } };
  await after(() => tree.write(`${site}/gb/en/articles`, page('Articles', '', kept)));
  expect(held.has(`${site}/gb/en/articles`)).toBe(true);
});

it('reads only an edited page and its live copies again', async () => {
  const read = await after(() => set(`${site}/gb/en/contact`, 'Ring us'));
  expect(pathsOf(read)).toEqual([`${site}/gb/en/contact`, `${site}/us/en/contact`]);
  expect(read.map(({ name }) => name)).toEqual(['Ring us', 'Ring us']);
});

it('reads only the product of an edited page again, in each country', async () => {
  const where = `${site}/gb/en/products/mobile/m-50`;
  const read = await after(() => set(where, 'Made for the van'));
  expect(pathsOf(read)).toEqual([M50, M50]);
  expect(read.map(({ kind, facets }) => [kind, facets?.site])).toEqual([
    ['product', [`${site}/gb/en`]],
    ['product', [`${site}/us/en`]],
  ]);
  expect(read[0]!.body).toContain('Made for the van');
});

it('leaves the texts of generated pages out of their products', () => {
  const bodies = [...held.values()].filter(({ kind }) => kind === 'product').map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.join()).not.toContain('Every product');
});

it('reads a language again when the generic page of its products changes', async () => {
  const read = await after(() => set(`${site}/gb/en/product-page`, 'All products'));
  expect(languagesOf(read)).toEqual(['en']);
  expect(read.length).toBeGreaterThan(5);
});

it.each([
  ['leads to a file', 'text', 'fileReference', '/content/dam/ventora/manual.pdf'],
  ['is hidden from search', '', 'cq:robotsTags', ['noindex']],
  ['becomes the page of a product', '', 'productPath', `${PRODUCTS}/v-2270-00`],
])('reads a language again when a page %s', async (_what, node, name, value) => {
  const where = [`${site}/gb/en/contact/jcr:content`, node].filter(Boolean).join('/');
  const read = await after(() => tree.change((draft) => draft.setProperty(where, name, value)));
  expect(languagesOf(read)).toEqual(['en']);
  expect(pathsOf(read)).toContain(`${site}/gb/en`);
});

it('reads only a new page and its live copies, and forgets deleted ones', async () => {
  const dryers = await after(() => tree.write(`${site}/gb/en/dryers`, page('Dryers')));
  expect(pathsOf(dryers)).toEqual(expect.arrayContaining(inBoth('dryers')));
  expect(dryers.length).toBeLessThan(5);
  await after(() => tree.delete(`${site}/gb/en/contact`));
  const names = [...held.values()].filter(({ kind }) => kind === 'page').map(({ name }) => name);
  expect(names.sort()).toEqual(['Air', 'Air', 'Dryers', 'Dryers', 'Luft']);
});

it.each([
  [
    'links to a file',
    { text: { 'jcr:primaryType': 'nt:unstructured', file: '/content/dam/ventora/manual.pdf' } },
  ],
  ['shows a product', { productPath: `${PRODUCTS}/v-2270-00` }],
])('reads a language again when a page that %s comes and goes', async (_what, more) => {
  const added = await after(() => tree.write(`${site}/gb/en/extra`, page('Extra', '', more)));
  expect(pathsOf(added)).toContain(`${site}/us/en/contact`);
  const left = await after(() => tree.delete(`${site}/gb/en/extra`));
  expect(pathsOf(left)).toContain(`${site}/us/en/contact`);
});

it('follows pages that are added, moved, emptied and added again, with those below them', async () => {
  const at = (name: string) => `${site}/gb/en/${name}`;
  await after(() => tree.write(at('a'), page('A')));
  await after(() => tree.write(at('a/b'), page('B')));
  await after(() => tree.change((draft) => draft.move(at('a'), at('contact/a'))));
  expect(held.has(`${site}/us/en/contact/a/b`)).toBe(true);
  await after(() => tree.delete(at('contact')));
  expect(held.has(`${site}/us/en/contact/a/b`)).toBe(false);
  await after(() => tree.write(at('contact'), page('Contact again')));
  const read = await after(() => set(at('contact'), 'Contact once more'));
  expect(pathsOf(read)).toEqual(inBoth('contact'));
  await after(() =>
    tree.change((draft) => {
      draft.remove(at('contact'));
      draft.create(at('ring'), page('Ring'));
      draft.create(at('ring/us'), page('us'));
    }),
  );
  expect(held.has(`${site}/us/en/ring/us`)).toBe(true);
});

it('adds the pages of a new country', async () => {
  await after(() => tree.write(`${site}/at`, page('Austria')));
  await after(() => tree.write(`${site}/at/de`, page('Luft', 'de_at')));
  expect(held.has(`${site}/at/de`)).toBe(true);
});

it('moves a site to its current language', async () => {
  await after(() =>
    tree.change((draft) => draft.setProperty(`${site}/de/de/jcr:content`, 'jcr:language', 'es_es')),
  );
  expect(held.get(`${site}/de/de`)!.language).toBe('es');
});

it('reads everything again when a tag or a product changes, and nothing when a fragment or a picture does', async () => {
  const retitle = (path: string) => () => tree.change((draft) => draft.setProperty(path, 'jcr:title', 'Air'));
  expect(languagesOf(await after(retitle('/content/cq:tags/ventora')))).toEqual(['en', 'de']);
  const master = `${M50}/jcr:content/data/master`;
  const rename = () => tree.change((draft) => draft.setProperty(master, 'name', 'M 50 Plus'));
  expect(languagesOf(await after(rename))).toEqual(['en', 'de']);
  expect(await after(() => set('/content/experience-fragments/ventora/header', 'Top'))).toEqual([]);
  expect(await after(retitle('/content/dam/ventora/oil.jpg/jcr:content'))).toEqual([]);
});

it('reads again what changed while it was being read', async () => {
  const reading = documents.all();
  const documentsRead = reading[Symbol.iterator]();
  const read = [documentsRead.next().value as SearchDocument];
  const paths: string[] = [];
  tree.onChange((each) => paths.push(...each.paths));
  await set(`${site}/gb/en/contact`, 'Ring us');
  await tree.delete(`${site}/gb/en/products/mobile/m-50`);
  for (let next = documentsRead.next(); !next.done; next = documentsRead.next()) read.push(next.value);
  held = new Map(read.map((document) => [document.id, document]));
  renewed(documents.after(paths));
});
