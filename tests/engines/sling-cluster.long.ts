import { setTimeout as sleep } from 'node:timers/promises';
import type { Repository } from '../../model-json/core/repository/Repository';
import { SlingAwayError } from '../../model-json/core/repository/sling/errors';
import { noteFaults } from '../fault-table';
import { hasPostgres } from './sling/Postgres';
import { openCopy, postToSling, resetRoot, ROOT } from './sling/open-copy';
import { LEASE, SlingCluster } from './sling/SlingCluster';

/*
 * Author's content in two real Slings with one PostgreSQL: the one in use is killed while author writes. Author goes on
 * with the other by itself, and nothing that was acknowledged is lost.
 */
jest.setTimeout(1_200_000);

let cluster: SlingCluster;
let repository: Repository;
const lines: string[] = [];

const page = (title: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
});

const it2 = hasPostgres() ? it : it.skip;
if (!hasPostgres())
  process.stdout.write('SKIPPED: PostgreSQL is not installed (apt-get install postgresql)\n');

beforeAll(async () => {
  if (!hasPostgres()) return;
  cluster = await SlingCluster.start();
  await resetRoot(cluster.nodes[0]!.origin);
  repository = await openCopy(
    cluster.nodes.map(({ origin }) => origin),
    lines,
  );
  await repository.watch();
});
afterAll(async () => {
  await repository?.close();
  await cluster?.stop();
});

it2('shows what others change at the other node', async () => {
  const other = cluster.nodes[1]!;
  while (!(await other.has(ROOT))) await sleep(100);
  const began = Date.now();
  await postToSling(other.origin, `${ROOT}/jcr:content`, { 'jcr:title': 'Other node' });
  while (repository.get(`${ROOT}/jcr:content`)?.properties['jcr:title'] !== 'Other node') {
    if (Date.now() - began > 5000) throw new Error('not within five seconds');
    await sleep(5);
  }
  process.stdout.write(`a change at the other node showed after ${Date.now() - began} ms\n`);
});

it2('goes on with the other node when the one in use is killed', async () => {
  const acknowledged: string[] = [];
  let killedAt = 0;
  let firstAfter = 0;
  let refused = 0;
  let isOver = false;
  const writer = (async () => {
    for (let i = 0; !isOver; i += 1) {
      const name = `w${i}`;
      try {
        await repository.change((draft) => {
          draft.create(`${ROOT}/${name}`, page(name));
          draft.setProperty(`${ROOT}/jcr:content`, 'last', name);
        });
        acknowledged.push(name);
        if (killedAt > 0) firstAfter ||= Date.now() - killedAt;
      } catch (error) {
        expect(error).toBeInstanceOf(SlingAwayError);
        refused += 1;
        await sleep(100);
      }
    }
  })();
  await sleep(6000);
  const before = acknowledged.length;
  killedAt = Date.now();
  await cluster.nodes[0]!.kill();
  while (acknowledged.length < before + 20 && Date.now() - killedAt < (LEASE + 195) * 1000) await sleep(50);
  isOver = true;
  await writer;
  const stored = await cluster.nodes[1]!.nodes.node(ROOT);
  const lost = acknowledged.filter((name) => stored?.[name] === undefined);
  process.stdout.write(
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${refused} refused; first change at the other node ${firstAfter} ms after the kill\n${lines.join('\n')}\n`,
  );
  noteFaults({
    engine: 'Sling cluster',
    fault: 'the node in use killed while author writes',
    times: 1,
    acknowledged: acknowledged.length,
    lost: lost.length,
    duplicated: acknowledged.length - new Set(acknowledged).size,
    errors: refused,
    recovery: firstAfter,
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(before + 20);
  expect(lost).toEqual([]);
});
