import { authoring } from '#site-server/author-words/index';
import { startSite, type TestSite } from './start-site';
import { AuthorClient } from './writes/author-client';

/* In which language the author server answers. */

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ published: {}, server: { authorWords: authoring } });
});
afterAll(() => site.close());

const refusal = async (headers: Record<string, string>) =>
  (await new AuthorClient(site.author).post('/bin/replicate.json', { cmd: 'Activate' }, headers)).json[
    'status.message'
  ];

it('says why it refuses something in the language of each author', async () => {
  const [german, french, english] = await Promise.all([
    refusal({ 'accept-language': 'de-DE' }),
    refusal({ cookie: 'author-language=fr', 'accept-language': 'de-DE' }),
    refusal({}),
  ]);
  expect(english).toBe('Parameter path is missing; send the path of each page to publish');
  expect(german).toBe(authoring.de?.words[String(english)]);
  expect(french).toBe(authoring.fr?.words[String(english)]);
  expect(new Set([german, french, english]).size).toBe(3);
});
