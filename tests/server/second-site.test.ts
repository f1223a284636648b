/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import { APP_ID } from '../../shared/addresses/app';
import { definitions } from '#site/components';
import { site } from '#site-server/site';
import { complaintsOf, openSecondSite, type SecondSite } from './second-site';

/* A different kind of site: a public library, with forms as its only feature. */

let library: SecondSite;
beforeAll(async () => {
  library = await openSecondSite();
});
afterAll(() => library.close());

const get = (url: string, from: 'author' | 'publish' = 'publish') =>
  library[from].inject({ url, headers: { host: 'localhost' } });

it('runs the site named by the condition', () => {
  expect(APP_ID).toBe('harbour');
  expect(site.features.map(({ name }) => name)).toEqual(['forms']);
});

it.each([
  ['/', 'en-GB', 'Your library by the harbour'],
  ['/visit', 'en-GB', 'Three doors and a bus'],
  ['/gb/fr', 'fr-GB', 'Votre bibliothèque au bord du port'],
  ['/gb/fr/borrow/join', 'fr-GB', 'S’inscrire'],
])('shows %s in its language, with its own header', async (url, language, heading) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`lang="${language}"`);
  expect(body).toContain(heading);
  expect(body).toMatch(/alt="(?:Harbour Street Library|Bibliothèque Harbour Street)/);
  expect(body).not.toMatch(/ventora/i);
});

it.each([
  '/bin/harbour/search',
  '/bin/harbour/suggest',
  '/bin/harbour/openapi.json',
  '/bin/ventora/search',
  '/content/ventora/gb/en.html',
  '/gb/en/products',
])('serves nothing at %s, which belongs to another feature or site', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('offers no choice of cookies, since it asks for none', async () => {
  expect((await get('/')).body).not.toContain('data-open-consent');
});

it('shows its own page in the language of the address if there is no such page', async () => {
  for (const [url, words] of [
    ['/nowhere', 'Not on the shelf'],
    ['/gb/fr/nulle-part', 'Pas en rayon'],
  ] as const) {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain(words);
  }
});

it('offers authors only its own components and those of forms', () => {
  const types = definitions.map(({ resourceType }) => resourceType);
  expect(types).toContain('harbour/components/form/text');
  expect(types.filter((type) => !type.startsWith('harbour/components/'))).toEqual([]);
  expect(
    types.filter((type) => /commerce|search|filterlist|sizing|dealer|cataloguereader/.test(type)),
  ).toEqual([]);
});

it('opens its home page in the editor', async () => {
  const editor = await get('/editor.html/content/harbour/gb/en.html', 'author');
  expect(editor.statusCode).toBe(200);
  expect((await get('/content/harbour/gb/en.html?wcmmode=edit', 'author')).statusCode).toBe(200);
  const { statusCode, body } = await get('/content/harbour/gb/en.model.json', 'author');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    ':type': 'harbour/components/page',
    ':path': '/content/harbour/gb/en',
  });
});

it('logs no complaints about its content', () => {
  expect(complaintsOf(library)).toEqual([]);
});
