/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import { APP_ID } from '../../shared/addresses/app';
import { definitions } from '#site/components';
import { site } from '#site-server/site';
import { synonyms } from '../../model-json/sites/harbour/synonyms';
import { synonyms as ofVentora } from '../../model-json/sites/ventora/synonyms';
import type { SearchAnswer, SuggestAnswer } from '../../shared/search/search-answer';
import { complaintsOf, openSecondSite, type SecondSite } from './second-site';

/* A different kind of site: a public library, with forms, search and content for other programs as its only features. */

let library: SecondSite;
beforeAll(async () => {
  library = await openSecondSite();
});
afterAll(() => library.close());

const get = (url: string, from: 'author' | 'publish' = 'publish') =>
  library[from].inject({ url, headers: { host: 'localhost' } });

it('runs the site named by the condition', () => {
  expect(APP_ID).toBe('harbour');
  expect(site.features.map(({ name }) => name)).toEqual(['forms', 'search', 'headless']);
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
  '/bin/ventora/search',
  '/visit.datasheet.pdf',
  '/gb/en.catalogue.pdf',
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

/** What the page of opening hours is called. */
async function titleOfVisit(language: string): Promise<string> {
  const { body } = await get(`/content/harbour/gb/${language}/visit.model.json`, 'author');
  return (JSON.parse(body) as { title: string }).title;
}

it.each([
  ['en', 'en-GB', '/visit'],
  ['fr', 'fr-GB', '/gb/fr/visit'],
])('finds its pages in %s by their words, and suggests them', async (language, lang, url) => {
  const q = await titleOfVisit(language);
  const { statusCode, body } = await get(`/bin/harbour/search?${new URLSearchParams({ lang, q })}`);
  expect(statusCode).toBe(200);
  const answer = JSON.parse(body) as SearchAnswer;
  expect(answer.items[0]).toMatchObject({ type: 'page', title: q, url });
  expect(Object.keys({ ...answer.facets, ...answer.ranges })).toEqual(['kind']);
  const suggested = await get(`/bin/harbour/suggest?${new URLSearchParams({ lang, q })}`);
  expect((JSON.parse(suggested.body) as SuggestAnswer).items[0]).toMatchObject({ type: 'page', url });
});

it.each([
  ['en-GB', 'mobile library', '/visit/book-bus'],
  ['en-GB', 'membership', '/borrow/join'],
  ['en-GB', 'fees', '/borrow/charges'],
  ['en-GB', 'book club', '/whats-on/reading-groups'],
  ['fr-GB', 'adhésion', '/gb/fr/borrow/join'],
  ['fr-GB', 'club de lecture', '/gb/fr/whats-on/reading-groups'],
])('finds in %s what visitors of a library call “%s”', async (lang, q, url) => {
  const { body } = await get(`/bin/harbour/search?${new URLSearchParams({ lang, q })}`);
  const { items } = JSON.parse(body) as SearchAnswer;
  expect(items.slice(0, 2).map((item) => ('url' in item ? item.url : ''))).toContain(url);
});

it('knows no synonyms of another trade', async () => {
  const { body } = await get(`/bin/harbour/search?${new URLSearchParams({ lang: 'en-GB', q: 'manometer' })}`);
  expect((JSON.parse(body) as SearchAnswer).total).toBe(0);
  const words = Object.values(synonyms).flatMap((groups) => groups.flatMap((group) => group.words));
  const others = Object.values(ofVentora).flatMap((groups) => groups.flatMap((group) => group.words));
  expect(words.filter((word) => others.includes(word))).toEqual([]);
});

it('refuses to search by what only a catalogue has', async () => {
  const { statusCode, body } = await get('/bin/harbour/search?maxPressure.min=8');
  expect(statusCode).toBe(400);
  expect(body).not.toMatch(/motorPower|certificate/);
  expect((await get('/bin/harbour/openapi.json')).body).not.toMatch(/product|motorPower/i);
});

it.each([
  ['en', '/search', 'Everything on this site', '/visit'],
  ['fr', '/gb/fr/search', 'Tout le site', '/gb/fr/visit'],
])('lists in %s what is found, without anything to choose by', async (language, url, title, found) => {
  expect((await get(url)).body).toContain(title);
  const { statusCode, body } = await get(
    `${url}?${new URLSearchParams({ q: await titleOfVisit(language) })}`,
  );
  expect(statusCode).toBe(200);
  expect(body).toContain(`class="cmp-filterlist__row-link" href="${found}"`);
  expect(body).not.toMatch(/class="(?:cmp-filterlist__(?:switch|panel|figures)|product-cards)/);
});

it.each([
  ['/', '/search'],
  ['/gb/fr', '/gb/fr/search'],
])('has a search box at the head of %s that leads to its results', async (url, results) => {
  const { body } = await get(url);
  expect(body).toMatch(new RegExp(`<form[^>]*action="${results}"`));
  // Only pages of a site of files bring their own answers.
  expect(body).not.toContain('/bin/harbour/search/');
});

it('offers authors only its own components and those of forms and search', () => {
  const types = definitions.map(({ resourceType }) => resourceType);
  expect(types).toContain('harbour/components/form/text');
  expect(types.filter((type) => !type.startsWith('harbour/components/'))).toEqual([]);
  expect(
    types.filter((type) => /commerce|product|sizing|dealer|documentlist|cataloguereader/.test(type)),
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
