/** @jest-turn 8 */
import type { ConsoleLevel } from '../../../shared/authoring/console-level';
import {
  TRANSLATION_ADDRESS,
  type PageTranslations,
  type TreeCopies,
} from '../../../shared/authoring/translation';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

/* The copies of a page with those below it, and what lists of pages say of translations. */

const GB = '/content/ventora/gb/en/guide';
const DE = '/content/ventora/de/de/guide';
const language = 'de';
const PAGES = Array.from({ length: 14 }, (_, i) => `part-${i + 10}`);

const text = (title: string) => page(title, { text: component('text', { text: `<p>${title}</p>` }) });

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  site = await startSite({
    content: {
      ...files,
      'content/ventora.json': page('Ventora'),
      'content/ventora/gb.json': page('United Kingdom'),
      'content/ventora/gb/en.json': page('Home'),
      'content/ventora/de.json': page('Germany'),
      'content/ventora/de/de.json': page('Start'),
      'content/ventora/gb/en/guide.json': text('Guide'),
      ...Object.fromEntries(PAGES.map((name) => [`content/ventora/gb/en/guide/${name}.json`, text(name)])),
    },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

async function command<T = PageTranslations>(payload: object): Promise<{ status: number; json: T }> {
  const headers = { 'content-type': 'application/json', 'csrf-token': await client.token() };
  const url = TRANSLATION_ADDRESS;
  const answer = await site.author.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  return { status: answer.statusCode, json: answer.json<T>() };
}
const step = async (from: number) =>
  (await command<TreeCopies>({ action: 'createTree', path: GB, language, from })).json;
const rowsAt = async (path: string) => {
  const answer = await site.author.inject(`${path}.children.json`);
  expect(answer.body).toContain('children');
  const { children, self } = answer.json<ConsoleLevel>();
  return new Map([self!, ...children].map(({ name, translation }) => [name, translation]));
};

test('a page is copied with all below it in steps, and what was copied before stays as it is', async () => {
  await command({ action: 'create', path: GB, language });
  await client.post(`${DE}/jcr:content`, { 'jcr:title': 'Leitfaden' });
  const first = await step(0);
  expect(first).toMatchObject({ total: 15, next: 11, refused: [] });
  expect(first.made).toEqual(PAGES.slice(0, 10).map((name) => `${DE}/${name}`));
  const second = await step(11);
  expect(second).toMatchObject({ next: null, made: PAGES.slice(10).map((name) => `${DE}/${name}`) });
  expect(site.repository.get(`${DE}/jcr:content`)!.properties['jcr:title']).toBe('Leitfaden');
  expect([...site.repository.get(DE)!.children.keys()]).toEqual(['jcr:content', ...PAGES]);
  expect(await step(0)).toMatchObject({ next: null, made: [], refused: [] });
});

test('a page whose parent has no copy is named with the reason', async () => {
  const orphan = await command<TreeCopies>({
    action: 'createTree',
    path: `${GB}/part-10`,
    language,
  });
  expect(orphan.json.refused).toEqual([
    { path: `${GB}/part-10`, reason: expect.stringContaining('make the language copy of') as unknown },
  ]);
});

test('lists of pages say how far translations are, from a new copy to a stale one', async () => {
  expect((await rowsAt(GB)).get('guide')).toBeUndefined();
  await command({ action: 'create', path: GB, language });
  const states = async () => [(await rowsAt(GB)).get('guide'), (await rowsAt(DE)).get('guide')];
  const at = (state: string) => [{ copies: { [state]: 1 } }, { own: { state, source: GB } }];
  expect(await states()).toEqual(at('draft'));
  const sent = await command({ action: 'send', path: GB, language });
  expect(sent.json.copies).toContainEqual(expect.objectContaining({ path: DE, state: 'sent' }));
  expect(await states()).toEqual(at('sent'));
  await command({ action: 'mark', path: GB, language });
  expect(await states()).toEqual(at('translated'));
  await client.post(`${GB}/jcr:content/root/text`, { text: '<p>Changed</p>' });
  expect(await states()).toEqual(at('stale'));
  await command({ action: 'send', path: GB, language, tree: true });
  expect(await states()).toEqual(at('sent'));
  await client.post(DE, { ':operation': 'delete' });
  expect((await rowsAt(GB)).get('guide')).toBeUndefined();
});
