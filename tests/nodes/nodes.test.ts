/** @jest-turn 3 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { treeFiles } from '../../model-json/core/repository/data/tree-files';
import { bundlePrograms } from './kill-nodes';
import { Cuttable } from './Cuttable';
import { freePort } from './free-port';
import { OwnProcess } from './node-process';
import { until } from '../../shared/testing/until';
import { page, SmallAuthor } from './SmallAuthor';
import { nightly } from '../sample';

/* An author in this process, and one publish node as a process of its own, behind a line that can be cut. */

const NAMES = Array.from({ length: 30 }, (_, number) => `page-${number}`);
let author: SmallAuthor;
let node: OwnProcess;
let line: Cuttable;
let url: string;
let nodeDir: string;

const read = (dir: string) =>
  Object.fromEntries(treeFiles(dir).map((file) => [file, readFileSync(path.join(dir, file), 'latin1')]));
const ofAuthor = () => read(path.join(author.dir, 'publish'));
const ofNode = () => read(path.join(nodeDir, 'publish'));
const figures = () => author.nodes.figures()[0]!;
const isCurrent = () => figures().condition === 'current';
const put = (name: string, title: string) => author.publish.write(`/content/${name}`, page(title));
function titleAt(name: string): string | undefined {
  const file = path.join(nodeDir, `publish/content/${name}.json`);
  return existsSync(file) ? /"jcr:title": ?"([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

beforeAll(bundlePrograms, 120_000);
beforeEach(async () => {
  author = new SmallAuthor(NAMES);
  nodeDir = path.join(author.dir, 'node');
  const port = await freePort();
  line = new Cuttable(port);
  url = `http://localhost:${await line.open()}`;
  node = new OwnProcess('programs/receiver', {
    ROLE: 'publish',
    DATA_DIR: nodeDir,
    REPLICATION_PORT: String(port),
  });
});
afterEach(async () => {
  await author.remove();
  await node.end('SIGKILL');
  line.close();
});

async function filled(): Promise<void> {
  node.start();
  await author.start([url]);
  await until('the node has everything', isCurrent);
}

it('fills an empty node, and brings it each change within a second', async () => {
  author.put('publish/dam/photo.jpg', Buffer.alloc(5_000_000, 7));
  author.put('publish/dam/photo.jpg.json', JSON.stringify({ 'jcr:primaryType': 'dam:Asset' }));
  await filled();
  expect(ofNode()).toEqual(ofAuthor());
  expect(readdirSync(path.join(nodeDir, 'replication/incoming'))).toEqual([]);
  const times: number[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const began = performance.now();
    await put('page-1', title);
    await until('the node has it', () => titleAt('page-1') === title);
    times.push(performance.now() - began);
  }
  expect(Math.min(...times)).toBeLessThan(1000);
  await author.publish.delete('/content/page-2');
  await until('the node has it', () => isCurrent() && titleAt('page-2') === undefined);
  expect(ofNode()).toEqual(ofAuthor());
  expect(figures().version).toBe(author.nodes.feed.version);
}, 60_000);

nightly(
  'brings a node the bytes of files that were posted, with the page that shows them',
  async () => {
    const fileOf = (bytes: Buffer) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      author.put(`binaries/${hash.slice(0, 2)}/${hash}`, bytes);
      const data = { ':jcr:data': `{Binary}${hash}-${bytes.length}` };
      const file = {
        'jcr:primaryType': 'nt:file',
        'jcr:content': { 'jcr:primaryType': 'nt:resource', ...data },
      };
      return { page: { ...page('With a file'), file }, path: `publish/binaries/${hash.slice(0, 2)}/${hash}` };
    };
    const [early, later] = [fileOf(Buffer.alloc(70_000, 1)), fileOf(Buffer.alloc(300_000, 2))];
    author.put('publish/content/page-4.json', JSON.stringify(early.page));
    await filled();
    await author.publish.write('/content/page-5', later.page);
    await until('the node has it', () => isCurrent() && titleAt('page-5') === 'With a file');
    for (const [file, sign] of [
      [early, 1],
      [later, 2],
    ] as const)
      expect(readFileSync(path.join(nodeDir, file.path)).every((byte) => byte === sign)).toBe(true);
  },
  60_000,
);

it('keeps changes for a node that is away, over a restart of author, and says so', async () => {
  await filled();
  await node.end('SIGKILL');
  for (const title of ['One', 'Two', 'Three']) await put('page-1', title);
  await author.publish.delete('/content/page-2');
  await until('author notices', () => figures().condition === 'failing');
  expect(figures()).toMatchObject({ length: 4, lastError: expect.stringContaining('cannot be reached') });
  expect(figures().headAgeSeconds).toBeGreaterThanOrEqual(0);
  await author.stop();
  author.put('publish/content/page-3.json', JSON.stringify(page('By hand, while author was off')));
  await author.start([url]);
  expect(figures().length).toBe(5);
  node.start();
  await until('the node answers', () => node.said.split('author can publish to').length > 2);
  author.queue().retry();
  await until('the node has everything', isCurrent);
  expect(ofNode()).toEqual(ofAuthor());
  expect(titleAt('page-3')).toBe('By hand, while author was off');
  expect(node.said).not.toMatch(/"level":[45]0/);
}, 60_000);

nightly(
  'keeps the order when the clock jumps',
  async () => {
    await filled();
    const { now } = Date;
    const jump = jest.spyOn(Date, 'now');
    for (const days of [0, 400, -400]) {
      jump.mockImplementation(() => now.call(Date) + days * 86_400_000);
      await put('page-1', `Day ${days}`);
      await until('the node has it', () => titleAt('page-1') === `Day ${days}`);
      expect(figures().headAgeSeconds ?? 0).toBeGreaterThanOrEqual(0);
    }
    jump.mockRestore();
    expect(ofNode()).toEqual(ofAuthor());
  },
  60_000,
);

nightly(
  'sends no bytes twice when the connection breaks',
  async () => {
    const films = Array.from({ length: 4 }, (_, number) => Buffer.alloc(5_000_000, number));
    films.forEach((bytes, number) => author.put(`publish/dam/film-${number}.mp4`, bytes));
    node.start();
    await author.start([url]);
    const hashes = films.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    const incoming = path.join(nodeDir, 'replication/incoming');
    const arrived = () =>
      (existsSync(incoming) ? readdirSync(incoming) : []).filter((name) => hashes.includes(name));
    await until('the node listens', () => node.said.includes('author can publish to'));
    author.queue().retry();
    await until('something arrives', () => arrived().length > 0);
    line.cut();
    await until('author notices', () => figures().condition === 'failing');
    const [kept = ''] = arrived();
    const { mtimeMs } = statSync(path.join(incoming, kept));
    line.mend();
    author.queue().retry();
    let last = mtimeMs;
    await until('the node has everything', () => {
      last = statSync(path.join(incoming, kept), { throwIfNoEntry: false })?.mtimeMs ?? last;
      return isCurrent();
    });
    expect(last).toBe(mtimeMs);
    expect(Object.keys(ofNode())).toEqual(Object.keys(ofAuthor()));
  },
  60_000,
);

nightly(
  'says what a cleared queue has left out, and mends it',
  async () => {
    await filled();
    line.cut();
    await put('page-1', 'Never sent');
    await until('author notices', () => figures().condition === 'failing');
    author.queue().clear();
    expect(figures().length).toBe(0);
    line.mend();
    await until('the node is reached', () => figures().condition === 'differs');
    await put('page-2', 'Sent');
    await until('the next change arrives', () => titleAt('page-2') === 'Sent');
    expect(titleAt('page-1')).toBe('page-1');
    await until('the node is at the end', () => figures().condition === 'differs');
    expect(figures().version).toBeNull();
    writeFileSync(path.join(nodeDir, 'publish/content/page-4.json'), JSON.stringify(page('Damaged')));
    writeFileSync(path.join(nodeDir, 'publish/content/ghost.json'), JSON.stringify(page('Ghost')));
    rmSync(path.join(nodeDir, 'publish/content/page-5.json'));
    expect(await author.queue().compare()).toEqual({
      missing: ['content/page-5.json'],
      changed: ['content/page-1.json', 'content/page-4.json'],
      extra: ['content/ghost.json'],
    });
    author.queue().mend();
    await until('the node is mended', isCurrent);
    expect(ofNode()).toEqual(ofAuthor());
  },
  60_000,
);

it('empties no node when author has lost its content, unless a person confirms it', async () => {
  await filled();
  await author.stop();
  for (const name of NAMES.slice(0, 25)) rmSync(path.join(author.dir, `publish/content/${name}.json`));
  rmSync(path.join(author.dir, 'replication'), { recursive: true });
  await author.start([url]);
  await until('author refuses', () => figures().condition === 'failing');
  expect(figures().lastError).toMatch(/would remove 25 files: compare it, and mend it/);
  expect(Object.keys(ofNode())).toHaveLength(NAMES.length);
  author.queue().mend();
  await until('the node is mended', isCurrent);
  expect(ofNode()).toEqual(ofAuthor());
}, 60_000);

it('refuses an author with another secret', async () => {
  node.start();
  await author.start([url], { secret: 'another secret, of 32 characters or more' });
  await until('author notices', () => figures().lastError?.includes('REPLICATION_SECRET differs'));
  expect(ofNode()).toEqual({});
}, 60_000);

nightly(
  'brings each form back exactly once, however often the connection breaks',
  async () => {
    await filled();
    const folder = 'a'.repeat(32);
    const sent = Array.from({ length: 30 }, (_, number) => {
      const id = randomUUID();
      const name = `2026-11-23T10-00-${String(number).padStart(2, '0')}.000Z-${id}.json`;
      mkdirSync(path.join(nodeDir, 'submissions', folder), { recursive: true });
      writeFileSync(path.join(nodeDir, 'submissions', folder, name), JSON.stringify({ id }));
      return name;
    });
    const here = path.join(author.dir, 'submissions', folder);
    const left = () => readdirSync(path.join(nodeDir, 'submissions', folder));
    for (let count = 0; count < 5; count += 1) {
      author.queue().retry();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
      line.cut();
      line.mend();
    }
    await until('all have come', () => {
      author.queue().retry();
      return left().length === 0;
    });
    expect(readdirSync(here)).toEqual(sent);
    // Erased at author, and the node never learnt that author had it.
    rmSync(path.join(here, sent[0]!));
    writeFileSync(path.join(nodeDir, 'submissions', folder, sent[0]!), '{}');
    await until('it is taken', () => left().length === 0);
    expect(readdirSync(here)).toEqual(sent.slice(1));
  },
  60_000,
);
