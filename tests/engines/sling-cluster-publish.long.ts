import { setTimeout as sleep } from 'node:timers/promises';
import type { Repository } from '../../model-json/core/repository/Repository';
import { noteFaults } from '../fault-table';
import type { SlingServer } from '../package/sling/SlingServer';
import { hasPostgres } from './sling/Postgres';
import { openCopy, resetRoot, ROOT } from './sling/open-copy';
import { SlingAuthor } from './sling/SlingAuthor';
import { LEASE, SlingCluster } from './sling/SlingCluster';

/*
 * One of two real Slings on one PostgreSQL is killed in the middle of publishing, and in the middle of moving. Author goes
 * on by itself with the other; every tree of pages is published and moved as a whole, and visitors see what author says.
 */
jest.setTimeout(1_800_000);

let cluster: SlingCluster;
let server: SlingAuthor;
const lines: string[] = [];

const it2 = hasPostgres() ? it : it.skip;
if (!hasPostgres())
  process.stdout.write('SKIPPED: PostgreSQL is not installed (apt-get install postgresql)\n');

beforeAll(async () => {
  if (!hasPostgres()) return;
  cluster = await SlingCluster.start();
  await resetRoot(cluster.nodes[0]!.origin);
  const origins = cluster.nodes.map(({ origin }) => origin);
  const content = await openCopy(origins, lines);
  await content.watch();
  server = await SlingAuthor.open(content);
  expect((await publish([ROOT])).statusCode).toBe(200);
});
afterAll(async () => {
  await server?.close();
  await cluster?.stop();
});

const BELOW = ['', '/a', '/b', '/c'];
const treeAt = (path: string) => BELOW.map((below) => path + below);

const page = (title: string, text = '') => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title, text },
});

const titleIn = (tree: Repository, path: string) => tree.get(`${path}/jcr:content`)?.properties['jcr:title'];
const titlesIn = (tree: Repository, path: string) => treeAt(path).map((each) => titleIn(tree, each));

const publish = (paths: readonly string[]) =>
  server.post('/bin/replicate.json', [
    ['cmd', 'Activate'],
    ...paths.map((path): [string, string] => ['path', path]),
  ]);

/** A tree of four pages, created in one change. */
const create = (path: string, title: string) =>
  server.content.change((draft) => treeAt(path).forEach((each) => draft.create(each, page(title))));

async function until(what: string, limit: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > limit)
      throw new Error(`${what}: not within ${limit} ms\n${lines.slice(-10).join('\n')}`);
    await sleep(50);
  }
  return Date.now() - began;
}

/** Milliseconds: changes of a killed node show at the other when its lease has ended. */
const LEASE_OVER = (LEASE + 195) * 1000;
const MORE = 8;

/** Kills a node while an author repeats a task, until it has gone well a few more times with the other node. */
async function killDuring(node: SlingServer, fault: string, task: (i: number) => Promise<boolean>) {
  const acknowledged: number[] = [];
  let refused = 0;
  let killedAt = 0;
  let recovery = 0;
  let isOver = false;
  const worker = (async () => {
    for (let i = 0; !isOver; i += 1) {
      const isAfter = killedAt > 0;
      while (!isOver && !(await task(i))) {
        refused += 1;
        await sleep(200);
      }
      if (isOver) return;
      acknowledged.push(i);
      if (isAfter) recovery ||= Date.now() - killedAt;
    }
  })();
  try {
    await until(fault, LEASE_OVER, () => acknowledged.length >= MORE);
    await sleep(Math.random() * 1000);
    const before = acknowledged.length;
    await node.kill();
    killedAt = Date.now();
    await until(`work after the kill while ${fault}`, LEASE_OVER, () => acknowledged.length >= before + MORE);
  } finally {
    isOver = true;
    await worker;
  }
  return { acknowledged, refused, recovery };
}

function report(
  fault: string,
  { lost, duplicated }: { readonly lost: number; readonly duplicated: number },
  { acknowledged, refused, recovery }: Awaited<ReturnType<typeof killDuring>>,
) {
  process.stdout.write(
    `${fault}: ${acknowledged.length} acknowledged, ${lost} lost, ${duplicated} duplicated, ${refused} refused; goes on after ${recovery} ms\n${lines.splice(0).join('\n')}\n`,
  );
  noteFaults({
    engine: 'Sling cluster',
    fault: `the node in use killed while author ${fault}`,
    times: 1,
    acknowledged: acknowledged.length,
    lost,
    duplicated,
    errors: refused,
    recovery,
  });
}

it2(
  'publishes whole trees, and says so on every page, when the node in use is killed meanwhile',
  async () => {
    const TREES = 3;
    const at = (i: number) => `${ROOT}/tree${i % TREES}`;
    for (let i = 0; i < TREES; i += 1) await create(at(i), 'new');
    let torn = 0;
    const isTorn = (path: string) => new Set(titlesIn(server.published, path)).size > 1;
    const watcher = setInterval(() => (torn += [0, 1, 2].filter((i) => isTorn(at(i))).length), 20);
    const saved = new Map<number, string>();
    const shown = new Map<string, number>();
    const result = await killDuring(cluster.nodes[0]!, 'publishes', async (i) => {
      const path = at(i);
      const edit = (title: string) =>
        server.content.change((draft) =>
          treeAt(path).forEach((each) => draft.setProperty(`${each}/jcr:content`, 'jcr:title', title)),
        );
      if (!saved.has(i)) {
        const stored = await edit(`version ${i}`).then(
          () => true,
          () => false,
        );
        if (!stored) return false;
        saved.set(i, `version ${i}`);
      }
      if ((await publish(treeAt(path))).statusCode !== 200) return false;
      shown.set(path, i);
      return true;
    }).finally(() => clearInterval(watcher));
    const isNoted = (path: string) =>
      server.content.get(`${path}/jcr:content`)?.properties['cq:lastReplicationAction'] === 'Activate';
    await until('author says what is published', LEASE_OVER, () =>
      [...shown.keys()].flatMap(treeAt).every(isNoted),
    );
    const lost = [...shown].filter(
      ([path, i]) => Number(String(titleIn(server.published, path)).slice(8)) < i,
    );
    const trees = server.published.list(ROOT).filter(({ name }) => name.startsWith('tree'));
    report('publishes', { lost: lost.length, duplicated: trees.length - TREES }, result);
    expect(torn).toBe(0);
    expect(lost).toEqual([]);
    for (const path of shown.keys()) {
      expect(titlesIn(server.published, path)).toEqual(titlesIn(server.content, path));
      for (const each of treeAt(path)) {
        const stored = await cluster.nodes[1]!.nodes.node(`${each}/jcr:content`);
        expect(stored).toMatchObject({
          'jcr:title': titleIn(server.content, each),
          'cq:lastReplicationAction': 'Activate',
        });
      }
    }
  },
);

it2('moves whole trees and the links to them when the node in use is killed meanwhile', async () => {
  await cluster.nodes[0]!.restart();
  await until('a node that was killed has the content', LEASE_OVER, () => cluster.nodes[0]!.has(ROOT));
  const COUNT = 150;
  const [from, to] = [(i: number) => `${ROOT}/from/p${i}`, (i: number) => `${ROOT}/to/p${i}`];
  const link = (i: number) => `${ROOT}/links/l${i}`;
  await server.content.change((draft) => {
    for (const folder of ['from', 'to', 'links']) draft.create(`${ROOT}/${folder}`, page(folder));
    for (let i = 0; i < COUNT; i += 1) {
      for (const each of treeAt(from(i))) draft.create(each, page(`page ${i}`));
      draft.create(link(i), page(`link ${i}`, `<a href="${from(i)}/a.html">it</a>`));
    }
  });
  const all = Array.from({ length: COUNT }, (_, i) => i);
  const paths = [...all.flatMap((i) => treeAt(from(i))), ...all.map(link)];
  const folders = ['from', 'to', 'links'].map((folder) => `${ROOT}/${folder}`);
  expect((await publish([...folders, ...paths])).statusCode).toBe(200);

  const begun = new Set<number>();
  const result = await killDuring(cluster.nodes[1]!, 'moves', async (i) => {
    begun.add(i);
    const moved = await server.post(from(i), {
      ':operation': 'relocate',
      ':dest': to(i),
      ':adjustLinks': 'true',
    });
    // A move whose answer was lost may have happened.
    return moved.statusCode === 201 || (moved.statusCode === 404 && server.content.get(to(i)) !== undefined);
  });

  const has = (tree: Repository, path: string) => titlesIn(tree, path).filter(Boolean).length;
  const linked = (tree: Repository, i: number) => String(tree.get(`${link(i)}/jcr:content`)?.properties.text);
  /** Four pages at one address, none at the other, and the link leads there. */
  const isAt = (tree: Repository, here: string, there: string, i: number) =>
    has(tree, here) === BELOW.length &&
    has(tree, there) === 0 &&
    linked(tree, i).includes(`"${here}/a.html"`);
  const isWhole = (tree: Repository, i: number) =>
    isAt(tree, from(i), to(i), i) || isAt(tree, to(i), from(i), i);
  const isSame = (i: number) => has(server.content, to(i)) === has(server.published, to(i));
  const settled = (i: number) => isWhole(server.content, i) && isWhole(server.published, i) && isSame(i);
  const after = await until('visitors see what authors see', LEASE_OVER, () => [...begun].every(settled));
  process.stdout.write(`visitors see what authors see after another ${after} ms\n`);
  const lost = result.acknowledged.filter((i) => !isAt(server.content, to(i), from(i), i));
  const duplicated = [...begun].filter((i) => has(server.content, from(i)) && has(server.content, to(i)));
  report('moves', { lost: lost.length, duplicated: duplicated.length }, result);
  expect(lost).toEqual([]);
  for (const i of begun) {
    const isMoved = has(server.content, to(i)) > 0;
    for (const each of treeAt(isMoved ? from(i) : to(i)))
      expect(await cluster.nodes[0]!.has(each)).toBe(false);
    for (const each of treeAt(isMoved ? to(i) : from(i)))
      expect(await cluster.nodes[0]!.has(each)).toBe(true);
  }
});
