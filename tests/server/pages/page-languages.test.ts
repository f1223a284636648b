import { page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

let site: TestSite;
let client: AuthorClient;
beforeAll(async () => {
  const published = {
    'content/ventora.json': page('Ventora'),
    'content/ventora/gb.json': page('United Kingdom'),
    'content/ventora/de.json': page('Germany'),
    'content/ventora/fr.json': page('France'),
    'content/ventora/fr/fr.json': page('Accueil', {}, { 'jcr:language': 'fr-FR' }),
    'content/ventora/gb/en/languages.json': page('Languages'),
    'content/ventora/de/de/languages.json': page('Sprachen'),
  };
  const content = { ...published, 'content/ventora/fr/fr/languages.json': page('Langues') };
  site = await startSite({ content, published });
  client = new AuthorClient(site.author);
  await client.post('/content/ventora/de/de/languages/jcr:content', { './jcr:title': 'Entwurf' });
});
afterAll(() => site.close());

interface Version {
  readonly path: string;
  readonly tag: string;
  readonly state: string;
}
const languagesOf = async (path: string) =>
  (await site.author.inject(`${path}.languages.json`)).json<{ site: string; versions: Version[] }>();

test('an author learns where the same page is in other languages, and what visitors see of it there', async () => {
  const { versions } = await languagesOf('/content/ventora/gb/en/languages');
  const states = Object.fromEntries(versions.map(({ path, state }) => [path, state]));
  expect(states).toMatchObject({
    '/content/ventora/gb/en/languages': 'published',
    '/content/ventora/de/de/languages': 'changed',
    '/content/ventora/fr/fr/languages': 'unpublished',
  });
  expect(versions.find(({ path }) => path.startsWith('/content/ventora/de/'))?.tag).toBe('de-DE');
});

test('a language without the page says so', async () => {
  await client.post('/content/ventora/fr/fr/languages', { ':operation': 'delete' });
  const { versions } = await languagesOf('/content/ventora/gb/en/languages');
  expect(versions).toContainEqual(
    expect.objectContaining({ path: '/content/ventora/fr/fr/languages', state: 'missing' }),
  );
});

test('a page outside the languages of a site has none, and visitors cannot ask', async () => {
  expect(await languagesOf('/content/ventora')).toEqual({ site: '', versions: [] });
  expect((await site.publish.inject('/content/ventora/gb/en/languages.languages.json')).statusCode).toBe(404);
});
