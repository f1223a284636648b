import { setTimeout as sleep } from 'node:timers/promises';
import type { Repository } from '../../model-json/core/repository/Repository';
import { SlingAwayError } from '../../model-json/core/repository/sling/errors';
import { noteFaults } from '../fault-table';
import { SlingServer } from '../package/sling/SlingServer';
import { openCopy, postToSling, resetRoot, ROOT } from './sling/open-copy';

/*
 * Author's content in a real Apache Sling that others change, and that is killed: their changes arrive within two
 * seconds, and nothing that was acknowledged is lost.
 */
jest.setTimeout(900_000);

/** How often Sling is killed. */
const KILLS = Number(process.env.SLING_KILLS ?? 3);

const CONTENT = `${ROOT}/jcr:content`;

let sling: SlingServer;
let repository: Repository;
const lines: string[] = [];

beforeAll(async () => {
  sling = await SlingServer.start();
  await resetRoot(sling.origin);
  repository = await openCopy(sling.origin, lines);
  await repository.watch();
});
afterAll(async () => {
  await repository?.close();
  await sling?.stop();
});

const namesOf = (path: string) => repository.list(path).map(({ name }) => name);

/** Milliseconds until something shows. */
async function until(isSo: () => boolean, limit: number): Promise<number> {
  const began = Date.now();
  while (!isSo()) {
    if (Date.now() - began > limit) throw new Error(`not within ${limit} ms: ${lines.slice(-5).join('\n')}`);
    await sleep(5);
  }
  return Date.now() - began;
}

const SHOWN_MS = 2000;
const node = { 'jcr:primaryType': 'nt:unstructured', text: 'theirs' };
const imported = (name: string, content: object) => ({
  ':operation': 'import',
  ':contentType': 'json',
  ':name': name,
  ':content': JSON.stringify(content),
});
const pageOf = (title: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
});

describe('changes by others', () => {
  it('show within two seconds: a property, a page, an order, a move, a deletion', async () => {
    const shown: number[] = [];
    await postToSling(sling.origin, CONTENT, { 'jcr:title': 'Theirs' });
    shown.push(await until(() => repository.get(CONTENT)?.properties['jcr:title'] === 'Theirs', SHOWN_MS));
    await postToSling(sling.origin, `${CONTENT}/root`, imported('comp', node));
    shown.push(await until(() => repository.get(`${CONTENT}/root/comp`) !== undefined, SHOWN_MS));
    for (const name of ['one', 'two']) await postToSling(sling.origin, ROOT, imported(name, pageOf(name)));
    shown.push(await until(() => namesOf(ROOT).join() === 'jcr:content,one,two', SHOWN_MS));
    await postToSling(sling.origin, `${ROOT}/two`, { ':order': 'before one' });
    shown.push(await until(() => namesOf(ROOT).join() === 'jcr:content,two,one', SHOWN_MS));
    await postToSling(sling.origin, `${ROOT}/one`, { ':operation': 'move', ':dest': `${ROOT}/two/moved` });
    shown.push(await until(() => namesOf(`${ROOT}/two`).join() === 'jcr:content,moved', SHOWN_MS));
    expect(namesOf(ROOT)).toEqual(['jcr:content', 'two']);
    await postToSling(sling.origin, `${ROOT}/two`, { ':operation': 'delete' });
    shown.push(await until(() => repository.get(`${ROOT}/two/moved`) === undefined, SHOWN_MS));
    process.stdout.write(`changes by others showed after ${shown.join(', ')} ms\n`);
  });

  it('are not overwritten by a change that did not know them', async () => {
    const other = await openCopy(sling.origin);
    const before = other.versionOf(ROOT);
    await postToSling(sling.origin, CONTENT, { 'jcr:title': 'First' });
    await expect(other.change((draft) => draft.setProperty(CONTENT, 'jcr:title', 'Second'))).rejects.toThrow(
      'read it again',
    );
    expect(other.versionOf(ROOT)).toBe(before);
    await other.close();
    expect(await sling.nodes.node(CONTENT)).toMatchObject({ 'jcr:title': 'First' });
  });

  it('leave the version of our own changes alone', async () => {
    const version = await repository.update(CONTENT, (content) => ({ ...content!, 'jcr:title': 'Ours' }));
    await sleep(1000);
    expect(repository.versionOf(ROOT)).toBe(version);
  });
});

it('loses nothing that was acknowledged when Sling is killed, and goes on by itself', async () => {
  const acknowledged: string[] = [];
  let refused = 0;
  let errors = 0;
  const times: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOver = false;
    const writer = (async () => {
      for (let i = 0; !isOver; i += 1) {
        const name = `k${kill}-${i}`;
        try {
          await repository.change((draft) => {
            draft.create(`${ROOT}/${name}`, pageOf(name));
            draft.setProperty(CONTENT, 'last', name);
          });
          acknowledged.push(name);
        } catch (error) {
          expect(error).toBeInstanceOf(SlingAwayError);
          refused += 1;
          await sleep(200);
        }
      }
    })();
    await sleep(3000 + Math.random() * 3000);
    await sling.kill();
    await until(() => refused > 0, 10_000);
    expect(await repository.refusal()).toContain('cannot be reached');
    expect(repository.get(`${ROOT}/${acknowledged[0]!}`)).toBeDefined();
    await sling.restart();
    const back = Date.now();
    while ((await repository.refusal()) !== undefined) await sleep(20);
    times.push(Date.now() - back);
    await sleep(500);
    isOver = true;
    await writer;
    errors += refused;
    refused = 0;
  }
  const stored = await sling.nodes.node(ROOT);
  const lost = acknowledged.filter((name) => stored?.[name] === undefined);
  const again = lines.filter((line) => line.includes('that Sling had lost')).length;
  process.stdout.write(
    `${KILLS} kills: ${acknowledged.length} acknowledged, ${lost.length} lost, ${again} times stored again; accepted changes ${times.join(', ')} ms after Sling answered\n`,
  );
  noteFaults({
    engine: 'Sling',
    fault: 'killed while author writes',
    times: KILLS,
    acknowledged: acknowledged.length,
    lost: lost.length,
    duplicated: namesOf(ROOT).length - new Set(namesOf(ROOT)).size,
    errors,
    recovery: Math.max(...times),
  });
  expect(lost).toEqual([]);
  expect(stored).toMatchObject({ 'jcr:content': { last: acknowledged.at(-1) } });
  expect(namesOf(ROOT).filter((name) => name.startsWith('k')).length).toBeGreaterThanOrEqual(
    acknowledged.length,
  );
});
