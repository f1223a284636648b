import { setTimeout as sleep } from 'node:timers/promises';
import { OpenSearchEngine } from '../../model-json/features/search/engine/opensearch/OpenSearchEngine';
import type { SearchDocument } from '../../model-json/features/search/engine/SearchDocument';
import {
  syntheticProducts,
  SYNTHETIC_SCHEMA,
} from '../../model-json/features/search/engine/synthetic/products';
import { noteFaults } from '../fault-table';
import { OpenSearchCluster } from './opensearch/OpenSearchCluster';
import type { OpenSearchNode } from './opensearch/OpenSearchNode';
import { QueryLoad } from './opensearch/QueryLoad';

/*
 * Three nodes, one after the other killed as by a power cut, while visitors search and products are written: no visitor gets
 * an error, every product that was acknowledged is there, and the cluster is green again without anyone's help.
 */
const MINUTE = 60_000;
jest.setTimeout(40 * MINUTE);

const PRODUCTS = Number(process.env.SEARCH_PRODUCTS ?? 20_000);
const VISITORS = 8;

let cluster: OpenSearchCluster;
let load: QueryLoad | undefined;
let writer: OpenSearchEngine;
let reader: OpenSearchEngine;
const lines: string[] = [];
const note = (line: string) => void lines.push(line);

beforeAll(async () => {
  cluster = await OpenSearchCluster.start(3);
  const open = () =>
    OpenSearchEngine.open({
      cluster: cluster.client({ info: note, warn: note }),
      name: 'ventora-killed',
      schema: SYNTHETIC_SCHEMA,
    });
  writer = await open();
  await writer.rebuild(syntheticProducts(PRODUCTS));
  reader = await open();
});
// After a failure, visitors would go on into the next test.
afterEach(() => load?.end());
afterAll(async () => {
  await writer?.close();
  await reader?.close();
  await cluster?.stop();
  process.stdout.write(`${lines.join('\n')}\n`);
});

/** The longest time in this test until the cluster was green again, ms. */
let recovery = 0;
beforeEach(() => (recovery = 0));

/** Kills a node, starts it again, and waits until the cluster is green. */
async function killed(node: OpenSearchNode, why: string): Promise<void> {
  await node.stop('SIGKILL');
  const start = performance.now();
  await sleep(2000);
  node.start();
  await cluster.isGreen();
  recovery = Math.max(recovery, performance.now() - start);
  note(`${why} killed and started again: green after ${Math.round((performance.now() - start) / 1000)} s`);
}

async function killManagerAndAnother(): Promise<void> {
  const manager = await cluster.manager();
  await killed(manager, 'the manager');
  const now = await cluster.manager();
  await killed(
    cluster.nodes.find((node) => node !== now && node !== manager)!,
    'a data node',
  );
}

async function idsIn(engine: OpenSearchEngine): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of engine.documents()) ids.add(id);
  return ids;
}

it('loses no product and fails no visitor while the whole index is built again', async () => {
  const next = [...syntheticProducts(2 * PRODUCTS, 7)].map((product) => ({
    ...product,
    id: `next-${product.id}`,
  }));
  load = new QueryLoad(reader, VISITORS, (total) => total === PRODUCTS || total === 2 * PRODUCTS);
  const start = performance.now();
  const rebuilt = writer.rebuild(next).then(() => Math.round((performance.now() - start) / 1000));
  await sleep(1000);
  await killManagerAndAnother();
  note(`${2 * PRODUCTS} products built again in ${await rebuilt} s`);
  note(`during the rebuild: ${await load.end()}`);
  const found = await idsIn(reader);
  noteFaults({
    engine: 'OpenSearch cluster',
    fault: 'manager and a data node killed during a rebuild',
    times: 2,
    acknowledged: next.length,
    lost: next.filter(({ id }) => !found.has(id)).length,
    duplicated: Math.max(0, found.size - next.length),
    errors: load.failures.length,
    recovery,
  });
  expect(load.failures).toEqual([]);
  expect(found).toEqual(new Set(next.map(({ id }) => id)));
});

it('loses no product that was written one by one', async () => {
  const before = await idsIn(reader);
  load = new QueryLoad(reader, VISITORS, (total) => total >= before.size);
  const written: string[] = [];
  let isOver = false;
  const [model] = [...syntheticProducts(1)] as [SearchDocument];
  const writing = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const id = `late-${number}`;
      await writer.index([{ ...model, id, skus: [`L-${number}`] }]);
      written.push(id);
    }
  })();
  await killManagerAndAnother().finally(() => (isOver = true));
  await writing;
  note(`${written.length} products written one by one; meanwhile: ${await load.end()}`);
  const after = await idsIn(reader);
  noteFaults({
    engine: 'OpenSearch cluster',
    fault: 'manager and a data node killed during single writes',
    times: 2,
    acknowledged: written.length,
    lost: written.filter((id) => !after.has(id)).length,
    duplicated: written.length - new Set(written).size,
    errors: load.failures.length,
    recovery,
  });
  expect(load.failures).toEqual([]);
  expect(written.filter((id) => !after.has(id))).toEqual([]);
  expect([...before].filter((id) => !after.has(id))).toEqual([]);
});

it('says once that no node answers, and once that they do again', async () => {
  lines.splice(0, lines.length, ...lines.filter((line) => !line.startsWith('OpenSearch at')));
  await Promise.all(cluster.nodes.map((node) => node.stop('SIGKILL')));
  for (let times = 0; times < 5; times += 1)
    await expect(reader.search({ language: 'en' })).rejects.toThrow('does not answer at the moment');
  cluster.nodes.forEach((node) => node.start());
  // Three start at once: a minute on an idle machine of two cores, more than three on a busy one.
  const end = performance.now() + 10 * MINUTE;
  while (
    (await reader.search({ language: 'en' }).catch(() => undefined)) === undefined &&
    performance.now() < end
  )
    await sleep(200);
  expect((await reader.search({ language: 'en', text: 'screw' })).total).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith('OpenSearch at'))).toEqual([
    expect.stringMatching(/does not answer \(ECONNREFUSED\): no results until it does$/),
    expect.stringMatching(/answers again after \d+ s$/),
  ]);
});
