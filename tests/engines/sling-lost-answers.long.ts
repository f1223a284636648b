import { setTimeout as sleep } from 'node:timers/promises';
import type { Repository } from '../../model-json/core/repository/Repository';
import { noteFaults } from '../fault-table';
import { SlingServer } from '../package/sling/SlingServer';
import { LossyLine } from './sling/LossyLine';
import { openCopy, resetRoot, ROOT } from './sling/open-copy';
import { SlingAuthor } from './sling/SlingAuthor';

/*
 * A real Apache Sling that stores changes, and whose answers get lost on the way: author does not know what has become of
 * them. It refuses them (503), finds out by itself, and goes on; nothing is lost, and nothing is there twice.
 */
jest.setTimeout(900_000);

/** A Sling that runs already, for work on this test. */
const RUNNING = process.env.SLING_ORIGIN;

let sling: SlingServer | undefined;
let line: LossyLine;
let server: SlingAuthor;
/** Content in Sling as another author sees it. */
let other: Repository;
const lines: string[] = [];

beforeAll(async () => {
  sling = RUNNING === undefined ? await SlingServer.start() : undefined;
  const origin = RUNNING ?? sling?.origin ?? '';
  await resetRoot(origin);
  line = await LossyLine.to(origin);
  const content = await openCopy(line.origin, lines);
  await content.watch();
  server = await SlingAuthor.open(content);
  other = await openCopy(origin);
  await other.watch();
});
afterAll(async () => {
  await server?.close();
  await other?.close();
  line?.close();
  await sling?.stop();
});

/** The longest time in which everything is known again, milliseconds. */
const LIMIT = 30_000;
let recovery = 0;
let refused = 0;

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > LIMIT)
      throw new Error(`${what}: not within ${LIMIT} ms\n${lines.slice(-10).join('\n')}`);
    await sleep(10);
  }
}

/** A change whose answer is lost between Sling and author. */
async function lostAnswer(url: string, fields: Parameters<SlingAuthor['post']>[1]): Promise<void> {
  const before = line.lost;
  line.loseNext();
  const answer = await server.post(url, fields);
  expect(line.lost).toBe(before + 1);
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('cannot be reached')]);
  refused += 1;
  const began = Date.now();
  await until('author goes on', async () => (await server.content.refusal()) === undefined);
  recovery = Math.max(recovery, Date.now() - began);
}

const imported = (name: string, content: object) => ({
  ':operation': 'import',
  ':contentType': 'json',
  ':name': name,
  ':content': JSON.stringify(content),
});
const pageOf = (title: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'jcr:title': title,
    root: { 'jcr:primaryType': 'nt:unstructured' },
  },
});
const namesIn = (tree: Repository, path: string) => tree.list(path).map(({ name }) => name);
const textOf = (tree: Repository, path: string) => tree.get(`${path}/jcr:content`)?.properties['jcr:title'];

/** Author, Sling and an author beside it agree. */
async function agreed(path: string): Promise<string[]> {
  const [ours, theirs] = [() => namesIn(server.content, path), () => namesIn(other, path)];
  await until('both authors see the same', () => ours().join() === theirs().join());
  return ours();
}

it('finds a page that was made, once, and lets it be changed at once', async () => {
  await lostAnswer(ROOT, imported('one', pageOf('One')));
  expect(await agreed(ROOT)).toEqual(['jcr:content', 'one']);
  expect((await server.post(`${ROOT}/one/jcr:content`, { 'jcr:title': 'First' })).statusCode).toBe(200);
  await until('the change is there', () => textOf(other, `${ROOT}/one`) === 'First');
});

it('finds components that were added and reordered', async () => {
  const root = `${ROOT}/one/jcr:content/root`;
  for (const name of ['a', 'b', 'c'])
    await lostAnswer(root, imported(name, { 'jcr:primaryType': 'nt:unstructured', text: name }));
  expect(await agreed(root)).toEqual(['a', 'b', 'c']);
  await lostAnswer(`${root}/c`, { ':order': 'before a' });
  expect(await agreed(root)).toEqual(['c', 'a', 'b']);
});

it('shows visitors what was published, and the page says so', async () => {
  expect((await server.post('/bin/replicate.json', { cmd: 'Activate', path: ROOT })).statusCode).toBe(200);
  line.loseNext();
  await server.post('/bin/replicate.json', { cmd: 'Activate', path: `${ROOT}/one` });
  await until('visitors see the page', () => textOf(server.published, `${ROOT}/one`) === 'First');
  await until('the page says that it is published', async () => {
    const { properties } = other.get(`${ROOT}/one/jcr:content`) ?? {};
    return (
      (await server.content.refusal()) === undefined &&
      properties?.['cq:lastReplicationAction'] === 'Activate'
    );
  });
});

it('moves a page once, for visitors too', async () => {
  await lostAnswer(`${ROOT}/one`, { ':operation': 'relocate', ':dest': `${ROOT}/moved` });
  expect(await agreed(ROOT)).toEqual(['jcr:content', 'moved']);
  await until('visitors are at the new address', () => textOf(server.published, `${ROOT}/moved`) === 'First');
  await until('nothing is at the old one', () => server.published.get(`${ROOT}/one`) === undefined);
});

it('deletes a page, for visitors too', async () => {
  await lostAnswer(`${ROOT}/moved`, { ':operation': 'delete' });
  expect(await agreed(ROOT)).toEqual(['jcr:content']);
  await until('visitors do not see it', () => server.published.get(`${ROOT}/moved`) === undefined);
});

it('keeps every change of an author who repeats what was refused, while answers get lost again and again', async () => {
  const COUNT = 60;
  const names = Array.from({ length: COUNT }, (_, i) => `p${i}`);
  for (const [i, name] of names.entries()) {
    if (i % 3 === 0) line.loseNext();
    for (;;) {
      const { statusCode } = await server.post(ROOT, imported(name, pageOf(name)));
      if (statusCode === 201) break;
      expect(statusCode).toBe(503);
      refused += 1;
      const began = Date.now();
      await until('author goes on', async () => (await server.content.refusal()) === undefined);
      recovery = Math.max(recovery, Date.now() - began);
      if (server.content.get(`${ROOT}/${name}`)) break;
    }
  }
  const found = await agreed(ROOT);
  const missing = names.filter((name) => !found.includes(name));
  process.stdout.write(
    `${line.lost} answers lost, ${refused} refused, ${missing.length} changes lost; author goes on after ${recovery} ms at most\n`,
  );
  noteFaults({
    engine: 'Sling',
    fault: 'answer to a stored change lost',
    times: line.lost,
    acknowledged: COUNT,
    lost: missing.length,
    duplicated: found.length - 1 - (COUNT - missing.length),
    errors: refused,
    recovery,
  });
  expect(found).toEqual(['jcr:content', ...names]);
});
