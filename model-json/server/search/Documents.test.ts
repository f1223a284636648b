import { createContext } from '../../exporter/create-context';
import { cataloguePages } from '../../exporter/ventora/commerce/catalogue-pages';
import { withDerivedPages } from '../../repository/derived/derived-repository';
import type { NodeJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import { contentFolder, openFolder } from '../../repository/testing/content-folder';
import { Documents } from './Documents';

const page = (title: string, language = '', more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
    'jcr:title': title,
    ...(language && { 'jcr:language': language }),
    ...more,
  },
});

const site = '/content/ventora';
const follows: NodeJson = {
  'cq:LiveSyncConfig': {
    'jcr:primaryType': 'nt:unstructured',
    'cq:master': `${site}/gb/en`,
    'cq:isDeep': true,
  },
};

/** Britain, the United States as its live copy, and Germany. */
const files = (): Record<string, NodeJson> => ({
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'content/ventora.json': page('Ventora'),
  'content/ventora/gb.json': page('Britain'),
  'content/ventora/gb/en.json': page('Air', 'en_gb'),
  'content/ventora/gb/en/contact.json': page('Contact'),
  'content/ventora/us.json': page('States'),
  'content/ventora/us/en.json': page('Air', 'en_us', follows),
  'content/ventora/de.json': page('Germany'),
  'content/ventora/de/de.json': page('Luft', 'de_de'),
  'content/experience-fragments/ventora/header.json': page('Header'),
  'content/cq:tags/ventora.json': { 'jcr:primaryType': 'cq:Tag', 'jcr:title': 'Ventora' },
});

let stored: Repository;
let tree: Repository;
let documents: Documents;
beforeEach(async () => {
  stored = await openFolder(contentFolder(files()));
  tree = withDerivedPages(stored, cataloguePages);
  documents = made();
});
afterEach(() => tree.close());

const made = () => new Documents(tree, (currentPage) => createContext({ tree, currentPage }));
const set = (path: string, title: string) =>
  tree.change((draft) => draft.setProperty(`${path}/jcr:content`, 'jcr:title', title));

/** What is read now, and whether it is what a first reading finds; the languages that were read anew. */
async function after(change: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(documents);
  await change();
  const now = [...documents];
  expect(now).toEqual([...made()]);
  return [...new Set(now.filter((document) => !before.has(document)).map(({ language }) => language))];
}

it('finds the pages of every language', () => {
  expect([...documents].map(({ name }) => name)).toEqual(['Air', 'Contact', 'Air', 'Contact', 'Luft']);
});

it('reads a language anew when one of its pages changed, with the pages that follow it', async () => {
  expect(await after(() => set(`${site}/gb/en/contact`, 'Ring us'))).toEqual(['en']);
  expect([...documents].filter(({ name }) => name === 'Ring us').map(({ path }) => path)).toEqual([
    `${site}/gb/en/contact`,
    `${site}/us/en/contact`,
  ]);
});

it('has pages that came and leaves out those that went', async () => {
  expect(await after(() => tree.write(`${site}/gb/en/dryers`, page('Dryers')))).toEqual(['en']);
  expect(await after(() => tree.delete(`${site}/gb/en/contact`))).toEqual(['en']);
  expect([...documents].map(({ name }) => name)).toEqual(['Air', 'Dryers', 'Air', 'Dryers', 'Luft']);
});

it('has the pages of a country that came', async () => {
  await after(() => tree.write(`${site}/at`, page('Austria')));
  await after(() => tree.write(`${site}/at/de`, page('Luft', 'de_at')));
  expect([...documents].filter(({ language }) => language === 'de')).toHaveLength(2);
});

it('reads a site in the language that it is in now', async () => {
  await after(() =>
    tree.change((draft) => draft.setProperty(`${site}/de/de/jcr:content`, 'jcr:language', 'es_es')),
  );
  expect([...documents].map(({ name, language }) => `${language} ${name}`)).toContain('es Luft');
});

it('reads everything anew when a tag changed, and nothing when a fragment did', async () => {
  const tag = '/content/cq:tags/ventora';
  const retitle = () => tree.change((draft) => draft.setProperty(tag, 'jcr:title', 'Air'));
  expect(await after(retitle)).toEqual(['en', 'de']);
  expect(await after(() => set('/content/experience-fragments/ventora/header', 'Top'))).toEqual([]);
});

it('reads again what changed while it was read', async () => {
  const reading = documents[Symbol.iterator]();
  reading.next();
  await set(`${site}/gb/en/contact`, 'Ring us');
  while (!reading.next().done);
  expect([...documents]).toEqual([...made()]);
});
