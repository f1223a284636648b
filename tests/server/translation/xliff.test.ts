/** @jest-turn 7 */
import type { PageTexts, PageTranslations, XliffReport } from '../../../shared/authoring/translation';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

const GB = '/content/ventora/gb/en/air';
const DE = '/content/ventora/de/de/air';
const TITLE = '/jcr:content/root/title';
const TEXT = '/jcr:content/root/text';
const RICH = '<p>Dry <strong>air</strong> &amp; <a href="/content/ventora/gb/en/products.html">more</a></p>';
const XLF = '/bin/ventora/translation.xlf';
const STATE = '/bin/ventora/translation.json';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const air = page('Air', {
    title: component('title', { 'jcr:title': 'R&D in <air>', type: 'h1' }),
    text: component('text', { text: RICH, textIsRich: true }),
  });
  const content = {
    'content/ventora.json': page('Ventora'),
    'content/ventora/gb.json': page('United Kingdom'),
    'content/ventora/de.json': page('Germany'),
    'content/ventora/gb/en/air.json': air,
  };
  site = await startSite({ content });
  client = new AuthorClient(site.author);
  expect((await send(STATE, { action: 'create', path: GB, language: 'de-DE' })).status).toBe(201);
});
afterEach(() => site.close());

async function send(url: string, body: object | string, headers?: Record<string, string>) {
  const { statusCode, body: text } = await site.author.inject({
    method: 'POST',
    url,
    headers: headers ?? { 'csrf-token': await client.token() },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: statusCode, json: JSON.parse(text) as XliffReport & { 'status.message'?: string } };
}

const exported = async () => (await site.author.inject(`${XLF}?path=${GB}&language=de-DE`)).body;

/** The file as a translator gives it back. */
const translated = async () =>
  (await exported())
    .replaceAll('state="initial"', 'state="translated"')
    .replace(/(<target>)Air(<)/, '$1Luft$2')
    .replace(/(<target>)R&amp;D in &lt;air&gt;(<)/, '$1F&amp;E in &lt;Luft&gt;$2')
    .replace(/(<target>.*?)Dry (<pc.*?>)air(<\/pc>) &amp; (<pc.*?>)more/, '$1Trockene $2Luft$3 &amp; $4mehr');

const copyNow = async () => {
  const { copies } = (await site.author.inject(`${STATE}?path=${GB}`)).json<PageTranslations>();
  return copies.find(({ language }) => language === 'de-DE')!;
};
const textsNow = async () =>
  (
    await site.author.inject(`/bin/ventora/translation-texts.json?path=${GB}&language=de-DE`)
  ).json<PageTexts>();

it('makes a copy whose links lead to its own language, and leaves it a draft', async () => {
  expect((await client.node(`${DE}${TEXT}`))['text']).toContain('/content/ventora/de/de/products.html');
  expect(await copyNow()).toMatchObject({ path: DE, state: 'draft', changes: 0, isAsSource: true });
});

it('gives translators words, with the markup in codes', async () => {
  const xlf = await exported();
  expect(xlf).toContain('version="2.1" srcLang="en-GB" trgLang="de-DE"');
  expect(xlf).toContain('<source>R&amp;D in &lt;air&gt;</source>');
  expect(xlf).toMatch(
    /<pc id="1"[^>]*>Dry <pc id="2" dataRefStart="s2" dataRefEnd="e2">air<\/pc> &amp; <pc id="3"/,
  );
  expect(xlf).toContain('<data id="s2">&lt;strong&gt;</data>');
  expect(xlf).toContain('<note category="component">');
});

it('puts a translation on the page as it is, after a version, without publishing it', async () => {
  const { status, json } = await send(XLF, await translated());
  expect([status, json.faults]).toEqual([200, []]);
  expect(json.pages).toEqual([{ source: GB, copy: DE, texts: 3, version: expect.any(String) as string }]);
  expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('F&E in <Luft>');
  expect((await client.node(`${DE}${TEXT}`))['text']).toBe(
    '<p>Trockene <strong>Luft</strong> &amp; <a href="/content/ventora/de/de/products.html">mehr</a></p>',
  );
  expect(await copyNow()).toMatchObject({ state: 'translated', changes: 0 });
  const restored = { cmd: 'restoreVersion', path: DE, id: json.pages[0]!.version! };
  expect((await client.post('/bin/wcmcommand', restored)).status).toBeLessThan(300);
  expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('R&D in <air>');
});

it('marks the copy as stale when its source changes, with the difference text by text', async () => {
  await send(XLF, await translated());
  await client.post(`${GB}${TITLE}`, { 'jcr:title': 'Clean air' });
  await client.post(`${GB}${TEXT}`, { ':operation': 'delete' });
  await client.post(`${GB}/jcr:content/root/more`, {
    'sling:resourceType': 'ventora/components/title',
    'jcr:title': 'More',
  });
  expect(await copyNow()).toMatchObject({ state: 'stale', changes: 3 });
  const changed = (await textsNow()).pairs.filter(({ change }) => change);
  expect(changed).toMatchObject([
    { change: 'changed', before: 'R&D in <air>', source: 'Clean air', copy: 'F&E in <Luft>' },
    { change: 'added', source: 'More' },
    { change: 'removed', before: RICH },
  ]);
  await send(STATE, { action: 'create', path: GB, language: 'de-DE' });
  expect((await client.node(`${DE}/jcr:content/root/more`))['jcr:title']).toBe('More');
  expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('F&E in <Luft>');
  await client.post(`${DE}${TEXT}`, { ':operation': 'delete' });
  await send(STATE, { action: 'mark', path: GB, language: 'de-DE' });
  expect(await copyNow()).toMatchObject({ state: 'translated', changes: 0 });
});

it('imports a translation of an older source, and marks that text as stale', async () => {
  const file = await translated();
  await client.post(`${GB}${TITLE}`, { 'jcr:title': 'Clean air' });
  const { json } = await send(XLF, file);
  expect(json.faults).toMatchObject([{ kind: 'warning', unit: 'root:title:jcr_3a_title' }]);
  expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('F&E in <Luft>');
  expect(await copyNow()).toMatchObject({ state: 'stale', changes: 1 });
});

it('follows source and copy when they move', async () => {
  await send(XLF, await translated());
  await client.post('/bin/wcmcommand', {
    cmd: 'movePage',
    srcPath: GB,
    destPath: '/content/ventora/gb/en/gas',
  });
  await client.post('/bin/wcmcommand', {
    cmd: 'movePage',
    srcPath: DE,
    destPath: '/content/ventora/de/de/gas',
  });
  const { body } = await site.author.inject(`${STATE}?path=/content/ventora/de/de/gas`);
  const answer = JSON.parse(body) as PageTranslations;
  expect(answer.source).toBe('/content/ventora/gb/en/gas');
  expect(answer.copies.find(({ language }) => language === 'de-DE')?.state).toBe('translated');
});

describe.each([
  ['was deleted by an author', () => client.post(DE, { ':operation': 'delete' })],
  ['has gone another way', () => site.repository.change((draft) => draft.remove(DE))],
])('after a translated copy %s', (_, remove) => {
  const GAS = '/content/ventora/de/de/gas';
  beforeEach(async () => {
    await send(XLF, await translated());
    await remove();
    expect((await copyNow()).state).toBe('missing');
  });

  it('a copy that is made again is not translated', async () => {
    await send(STATE, { action: 'create', path: GB, language: 'de-DE' });
    expect(await copyNow()).toMatchObject({ state: 'draft', changes: 0 });
    expect((await copyNow()).translatedAt).toBeUndefined();
  });

  it('another page that moves to its place is not translated', async () => {
    await client.post(GAS, {
      'jcr:primaryType': 'cq:Page',
      'jcr:content/jcr:primaryType': 'cq:PageContent',
      'jcr:content/jcr:title': 'Gas',
    });
    const move = { cmd: 'movePage', srcPath: GAS, destPath: DE };
    expect((await client.post('/bin/wcmcommand', move)).status).toBeLessThan(300);
    expect(await copyNow()).toMatchObject({ state: 'draft', changes: 0 });
  });
});

describe('nothing of a page is imported', () => {
  const untouched = async () => {
    expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('R&D in <air>');
    expect((await copyNow()).state).toBe('draft');
  };

  it.each([
    [
      'a code is missing',
      /<pc id="2"[^>]*>Luft<\/pc>/,
      'Luft',
      'Code 2, <strong>, is missing in the target; insert it.',
    ],
    [
      'a code is there twice',
      /(<pc id="2"[^>]*>)Luft<\/pc>/,
      '$&$&',
      'Code 2, <strong>, is there twice; remove one.',
    ],
    [
      'a code is unknown',
      'Trockene',
      '<ph id="9"/>',
      'Code 9 is not in the source; remove it from the target.',
    ],
    [
      'a code is elsewhere',
      /<pc id="2"([^>]*)>Luft<\/pc>(.*?>)mehr/,
      '$2<pc id="2"$1>Luft</pc>',
      'Code 2, <strong>, belongs inside code 1, <p>.',
    ],
    ['a code is of another kind', 'Trockene', '<sc id="2"/>', '<sc> cannot be imported'],
    ['a target is empty', '>Luft<', '><', 'The target is empty'],
    ['a state is unknown', 'state="translated"', 'state="done"', 'state="done" is unknown'],
    ['a unit has no segment', /<segment.*?<\/segment>/s, '', 'The unit has no <segment>.'],
  ])('if %s', async (_, part, instead, message) => {
    const file = await translated();
    const broken = file.replace(part, instead);
    expect(broken).not.toBe(file);
    const { status, json } = await send(XLF, broken);
    expect([status, json.pages]).toEqual([200, []]);
    expect(json.faults).toMatchObject([
      { kind: 'error', page: GB, message: expect.stringContaining(message) as string },
    ]);
    expect(json.faults[0]!.unit).toBeTruthy();
    await untouched();
  });

  it.each([
    [
      'a document type',
      /\?>/,
      '?><!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      'A document type is not accepted',
    ],
    ['an entity', '>Luft<', '>&x;<', 'no entity may be named'],
    ['a tag that does not match', '</file>', '</fil>', '</file> is expected here, not </fil>.'],
    ['half a file', /<\/unit>[^]*/, '', 'is not closed'],
    ['an attribute twice', 'version="2.1"', 'version="2.1" version="2.1"', '<xliff> has an attribute twice.'],
    ['another version', 'version="2.1"', 'version="1.2"', 'version="1.2" is unknown'],
    ['something else', /[^]*/, '<html/>', 'This is not XLIFF 2'],
  ])('from a file with %s', async (_, part, instead, message) => {
    const { status, json } = await send(XLF, (await translated()).replace(part, instead));
    expect(status).toBe(422);
    expect(json['status.message']).toContain(message);
    await untouched();
  });

  it('from a file in the wrong languages', async () => {
    const file = await translated();
    const other = await send(XLF, file.replace('trgLang="de-DE"', 'trgLang="it-IT"'));
    expect(other.json.faults[0]!.message).toContain('has no language “it-IT”');
    const source = await send(XLF, file.replace('srcLang="en-GB"', 'srcLang="fr-FR"'));
    expect(source.json.faults[0]!.message).toContain('is in en-GB');
    await untouched();
  });

  it('without a token', async () => {
    expect((await send(XLF, await translated(), {})).status).toBe(403);
    await untouched();
  });
});

it('takes the markup from the page, whatever the file says it is', async () => {
  const file = (await translated()).replace('&lt;strong&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;');
  expect((await send(XLF, file)).json.faults).toEqual([]);
  expect((await client.node(`${DE}${TEXT}`))['text']).not.toContain('script');
});

it('joins the segments into which a tool has cut a text', async () => {
  const cut = (await translated()).replace(
    /<segment state="translated"><source>R&amp;D in &lt;air&gt;<\/source>\s*<target>.*?<\/target>\s*<\/segment>/,
    '<segment state="final"><source>R&amp;D</source><target>F&amp;E</target></segment><ignorable><source> </source></ignorable>' +
      '<segment state="final"><source>in &lt;air&gt;</source><target>in <mrk id="m1">Luft</mrk></target></segment>',
  );
  expect((await send(XLF, cut)).json.faults).toEqual([]);
  expect((await client.node(`${DE}${TITLE}`))['jcr:title']).toBe('F&E in Luft');
});

it('is no address of visitors', async () => {
  for (const address of [`${STATE}?path=${GB}`, `${XLF}?path=${GB}&language=de-DE`])
    expect((await site.publish.inject(address)).statusCode).toBe(404);
});
