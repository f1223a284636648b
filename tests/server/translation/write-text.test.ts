import { TRANSLATION_ADDRESS, type PageTexts, type TextPair } from '../../../shared/authoring/translation';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

/* A text of a language copy, written beside its source. */

const GB = '/content/ventora/gb/en/air';
const DE = '/content/ventora/de/de/air';
const CH = '/content/ventora/ch/de/air';
const TITLE = 'root:title:jcr_3a_title';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const air = page('Air', { title: component('title', { 'jcr:title': 'R&D in <air>' }) });
  site = await startSite({
    content: {
      'content/ventora.json': page('Ventora'),
      'content/ventora/gb.json': page('United Kingdom'),
      'content/ventora/de.json': page('Germany'),
      'content/ventora/ch.json': page('Switzerland'),
      'content/ventora/ch/de.json': page('Schweiz', {}, { 'jcr:language': 'de-CH' }),
      'content/ventora/gb/en/air.json': air,
      'content/ventora/de/de/air.json': air,
      'content/ventora/ch/de/air.json': {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'cq:LiveSyncConfig': { 'jcr:primaryType': 'cq:LiveCopy', 'cq:master': DE, 'cq:isDeep': true },
        },
      },
    },
    isDerived: true,
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

async function write(seen: string, text: string, more: { id?: string; language?: string } = {}) {
  const { statusCode, body } = await site.author.inject({
    method: 'POST',
    url: TRANSLATION_ADDRESS,
    headers: { 'csrf-token': await client.token() },
    payload: JSON.stringify({
      ...{ action: 'write', path: GB, language: 'de-DE', id: TITLE, seen, text },
      ...more,
    }),
  });
  return { status: statusCode, body };
}

const pairIn = (body: string): TextPair | undefined =>
  (JSON.parse(body) as PageTexts).pairs.find(({ id }) => id === TITLE);
const titleNow = async () => (await client.node(`${DE}/jcr:content/root/title`))['jcr:title'];

it('writes a text that the author has seen, which makes no translation of it yet', async () => {
  const { status, body } = await write('R&D in <air>', 'F&E <Luft>');
  expect(status).toBe(200);
  expect(pairIn(body)).toMatchObject({ source: 'R&D in <air>', copy: 'F&E <Luft>' });
  expect(await titleNow()).toBe('F&E <Luft>');
  expect((JSON.parse(body) as PageTexts).copy).toMatchObject({ path: DE, state: 'draft' });
});

it('keeps what somebody else has written meanwhile, and says so', async () => {
  await client.post(`${DE}/jcr:content/root/title`, { 'jcr:title': 'Luft' });
  const { status, body } = await write('R&D in <air>', 'Lüfte');
  expect(status).toBe(409);
  expect(body).toContain('Somebody has changed this text meanwhile');
  expect(await titleNow()).toBe('Luft');
});

it.each([
  ['an empty text', TITLE, ' ', 'The text is empty'],
  ['a text that the copy lacks', 'root:gone:text', 'Luft', 'has no text root:gone:text'],
])('refuses %s', async (_, id, text, said) => {
  const { status, body } = await write('R&D in <air>', text, { id });
  expect(status).toBe(422);
  expect(body).toContain(said);
  expect(await titleNow()).toBe('R&D in <air>');
});

it('leaves a text that the copy inherits, and says where it is changed', async () => {
  const url = `/bin/ventora/translation-texts.json?path=${GB}&language=de-CH`;
  const said = `Inherited from ${DE}; change it there.`;
  expect(pairIn((await site.author.inject(url)).body)).toMatchObject({ refusal: said });
  const { status, body } = await write('R&D in <air>', 'Luft', { language: 'de-CH' });
  expect(status).toBe(422);
  expect(body).toContain(said);
  expect((await client.node(`${CH}/jcr:content/root/title`))['jcr:title']).toBe('R&D in <air>');
});
