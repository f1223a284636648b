/** @jest-turn 7 */
import { join } from 'node:path';
import type { NodeJson } from '../../../repository/node-json';
import type { Repository } from '../../../repository/Repository';
import { contentFolder, logTo, openFolder, page } from '../../../repository/testing/content-folder';
import { publishedWithin } from '../published';
import { Replication } from '../Replication';
import { BATCH, TreeJobs } from './TreeJobs';

const COUNT = 3 * BATCH;
const paths = ['/content/news', ...Array.from({ length: COUNT - 1 }, (_, i) => `/content/news/p${i}`)];

let author: Repository;
let publish: Repository;
let dir: string;
let replication: Replication;
let jobs: TreeJobs;
let lines: string[];

/** Starts where an earlier process was killed. */
async function restart(): Promise<void> {
  lines = [];
  const log = logTo(lines);
  replication = new Replication({ author, publish, dir, log });
  await replication.start();
  jobs = new TreeJobs({ replication, dir: join(dir, 'trees'), log });
  await jobs.open();
}

beforeEach(async () => {
  const home = { 'content.json': { 'jcr:primaryType': 'sling:Folder' } };
  const files: Record<string, NodeJson> = Object.fromEntries(
    paths.map((path) => [`${path.slice(1)}.json`, page(path)]),
  );
  author = await openFolder(contentFolder({ ...home, ...files }));
  publish = await openFolder(contentFolder(home));
  dir = contentFolder().dir;
  await restart();
});
afterEach(async () => {
  await jobs.close();
  await replication.close();
});

const live = () => publishedWithin(publish, '/content').length;
const untilEnded = async (id: number) => {
  while (jobs.get(id).state === 'running') await new Promise((resolve) => setTimeout(resolve, 5));
  return jobs.get(id);
};
/** Holds the publication after a number of batches. */
function holdAfter(batches: number) {
  const change = publish.change.bind(publish);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let reached = () => {};
  const isHeld = new Promise<void>((resolve) => (reached = resolve));
  let count = 0;
  jest.spyOn(publish, 'change').mockImplementation(async (...given) => {
    if (count++ === batches) {
      reached();
      await held;
    }
    return change(...given);
  });
  return { isHeld, release: () => release() };
}

it('publishes a tree in batches, parents first whatever the order, and reports its progress', async () => {
  const { isHeld, release } = holdAfter(1);
  const { id, total, by } = await jobs.start(paths.toReversed(), 'ann');
  expect([total, by]).toEqual([COUNT, 'ann']);
  await isHeld;
  expect(jobs.get(id)).toMatchObject({ state: 'running', done: BATCH });
  release();
  expect(await untilEnded(id)).toMatchObject({ state: 'done', done: COUNT, skipped: [] });
  expect(live()).toBe(COUNT);
});

it('stops after the current batch, whose pages visitors see all, and goes on from there', async () => {
  const { isHeld, release } = holdAfter(1);
  const { id } = await jobs.start(paths, 'ann');
  await isHeld;
  jobs.cancel(id);
  release();
  expect(await untilEnded(id)).toMatchObject({ state: 'stopped', done: 2 * BATCH });
  expect(live()).toBe(2 * BATCH);
  expect(() => jobs.cancel(id)).toThrow('has ended already: it is stopped');
  await jobs.resume(id);
  expect(await untilEnded(id)).toMatchObject({ state: 'done', done: COUNT });
  expect(live()).toBe(COUNT);
});

it('says after a crash where it stopped, and can be resumed', async () => {
  const { isHeld, release } = holdAfter(2);
  const { id } = await jobs.start(paths, 'ann');
  await isHeld;
  const killed = jobs;
  await restart();
  expect(jobs.get(id)).toMatchObject({ state: 'interrupted', done: 2 * BATCH, total: COUNT });
  expect(lines).toContain(
    `Publishing: job ${id} was interrupted after ${2 * BATCH} of ${COUNT} pages; resume it in the editor`,
  );
  release();
  await killed.close();
  await jobs.resume(id);
  expect(await untilEnded(id)).toMatchObject({ state: 'done' });
});

it('skips pages that were deleted meanwhile, and names them', async () => {
  const { isHeld, release } = holdAfter(0);
  const { id } = await jobs.start(paths, 'ann');
  await isHeld;
  await author.delete(paths.at(-1)!);
  release();
  expect(await untilEnded(id)).toMatchObject({ state: 'done', done: COUNT, skipped: [paths.at(-1)] });
});

it('keeps the reason why it failed', async () => {
  await author.write('/content/other', page('Other'));
  await author.write('/content/other/below', page('Below'));
  const { id } = await jobs.start(['/content/other/below'], 'ann');
  expect(await untilEnded(id)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('/content/other is not published'),
  });
  expect(() => jobs.get(99)).toThrow('There is no publication job 99');
});
