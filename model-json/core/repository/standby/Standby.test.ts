/** @jest-turn 5 */
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { until } from '../../../../shared/testing/until';
import { mountsOf, type DataFolder } from '../data-folder';
import { seedInstance } from '../data/seed-instance';
import { treeFiles } from '../data/tree-files';
import { openFilesRepository } from '../files/FilesRepository';
import type { Repository } from '../Repository';
import { contentFolder, logTo, page, type ContentFolder } from '../testing/content-folder';
import { stateAfter } from './Entry';
import { holderOf } from './holder';
import { Standby } from './Standby';
import { StandbyFolder } from './StandbyFolder';
import { takeOver } from './take-over';

jest.setTimeout(60_000);

let root: ContentFolder;
let folder: DataFolder;
let standbyDir: string;
let repositories: { author: Repository; publish: Repository };
let standby: Standby;
const lines: string[] = [];
const log = logTo(lines);
const lost: string[] = [];

const dataFolder = (name: string): DataFolder => ({
  dir: join(root.dir, name),
  seedDir: join(root.dir, 'seed'),
  damDir: join(root.dir, 'dam'),
});

async function open(): Promise<void> {
  const tree = (instance: 'author' | 'publish') =>
    openFilesRepository({ mounts: mountsOf(folder, instance), log });
  repositories = { author: await tree('author'), publish: await tree('publish') };
  standby = await follow();
}

const follow = async (days = 7, from = folder) =>
  new Standby({
    folder: from,
    standby: new StandbyFolder(standbyDir),
    holder: await holderOf(from),
    repositories,
    days,
    log,
    onLost: ({ message }) => lost.push(message),
  });

async function close(): Promise<void> {
  await standby.close();
  await Promise.all([repositories.author.close(), repositories.publish.close()]);
}

/** The files that must come back, with their content. */
const contentOf = ({ dir }: DataFolder) =>
  treeFiles(dir)
    .filter((file) => !/^standby\.json$/.test(file))
    .map((file) => [file, root.text(join(dir.slice(root.dir.length + 1), file))]);

beforeEach(async () => {
  lines.splice(0);
  lost.splice(0);
  root = contentFolder({ 'seed/content/a.json': page('A'), 'seed/content/b.json': page('B') });
  folder = dataFolder('data');
  standbyDir = join(root.dir, 'standby');
  for (const instance of ['author', 'publish'] as const) await seedInstance(folder, instance, log);
  await open();
});
afterEach(close);

it('brings another machine everything: pages, uploads, forms, pending publications', async () => {
  await standby.settled();
  await repositories.author.write('/content/c', page('C'));
  await repositories.publish.delete('/content/b');
  root.put('data/author/dam/logo.svg', '<svg/>');
  await repositories.author.reread(['/content/dam/logo.svg']);
  root.put('data/submissions/contact/1.json', '{"name":"A"}');
  root.put('data/replication/queue/000000000001.json', '{"delete":"/content/b"}');
  // The file watcher of the forms needs a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await standby.settled();
  expect(standby.figures()).toEqual({ behindSeconds: null, lastError: null });

  const other = dataFolder('other');
  await takeOver(other, standbyDir, log);
  expect(contentOf(other)).toEqual(contentOf(folder));
  expect(existsSync(join(other.dir, 'replication/queue/000000000001.json'))).toBe(true);
});

it('records a change within a second', async () => {
  await standby.settled();
  await repositories.author.write('/content/c', page('C'));
  const began = Date.now();
  const recorded = () => new StandbyFolder(standbyDir).state().files.has('author/content/c.json');
  while (!recorded() && Date.now() - began < 5000) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Date.now() - began).toBeLessThan(1000);
});

it('has only states that the author had: all of a change, or none of it', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `p${n}`);
  for (const name of names) await repositories.author.write(`/content/${name}`, page('Title'));
  await standby.settled();
  const before = new StandbyFolder(standbyDir).numbers().length;
  const all = (title: string) =>
    repositories.author.change((draft) => {
      for (const name of names) draft.setProperty(`/content/${name}/jcr:content`, 'jcr:title', title);
    });
  for (let n = 0; n < 30; n++) {
    const change = all(`Title ${n}`);
    // The first of its files is in place, the last is not.
    while (!root.text('data/author/content/p0.json').includes(`Title ${n}"`)) await setImmediate();
    await standby.settled();
    await change;
  }
  await standby.settled();
  const journal = new StandbyFolder(standbyDir);
  const entries = journal.numbers().map((number) => journal.read(number));
  const titles = entries.map((_, at) => {
    const { files } = stateAfter(entries.slice(0, at + 1));
    const hashes = names.map((name) => files.get(`author/content/${name}.json`));
    return new Set(
      hashes.map(
        (hash) =>
          hash && /Title(?: \d+)?/.exec(root.text(`standby/objects/${hash.slice(0, 2)}/${hash}`))?.[0],
      ),
    );
  });
  expect(titles.length - before).toBeGreaterThan(10);
  for (const each of titles.slice(before)) expect(each.size).toBe(1);
  expect(titles.at(-1)).toEqual(new Set(['Title 29']));
});

it('stops an author whose folder another machine has taken over, and ignores what it still adds', async () => {
  await standby.settled();
  const journal = new StandbyFolder(standbyDir);
  const holder = await holderOf(folder);
  const other = dataFolder('other');
  await takeOver(other, standbyDir, log);
  const late = {
    holder,
    at: new Date().toISOString(),
    kind: 'change',
    files: { 'author/content/a.json': null },
  } as const;
  expect(await journal.add((journal.numbers().at(-1) ?? 0) + 1, late)).toBe(true);
  expect(journal.state().files.has('author/content/a.json')).toBe(true);
  await until('the author has noticed', () => lost.length > 0);
  expect(lost).toEqual([expect.stringContaining('has been taken over')]);
  await expect(follow()).rejects.toThrow('is the standby folder of another author');
  // The machine that has taken it over goes on.
  const next = await follow(7, other);
  await next.settled();
  expect(journal.state().holder).toBe(await holderOf(other));
  await next.close();
});

it('catches up with everything once the folder can be written again', async () => {
  await standby.settled();
  renameSync(standbyDir, `${standbyDir}.away`);
  writeFileSync(standbyDir, 'a mount that is gone');
  await repositories.author.write('/content/c', page('C'));
  await repositories.author.delete('/content/a');
  await standby.settled();
  expect(standby.figures().lastError).toMatch(/ENOTDIR|EEXIST/);
  expect(standby.figures().behindSeconds).not.toBeNull();
  rmSync(standbyDir);
  renameSync(`${standbyDir}.away`, standbyDir);
  await standby.settled();
  expect(standby.figures()).toEqual({ behindSeconds: null, lastError: null });
  const other = dataFolder('other');
  await takeOver(other, standbyDir, log);
  expect(contentOf(other)).toEqual(contentOf(folder));
});

it('records what changed while it did not run', async () => {
  await standby.settled();
  await close();
  root.put('data/author/content/a.json', page('Changed by git'));
  rmSync(join(folder.dir, 'author/content/b.json'));
  await open();
  await standby.settled();
  const other = dataFolder('other');
  await takeOver(other, standbyDir, log);
  expect(contentOf(other)).toEqual(contentOf(folder));
});

it('goes back to the state of a time', async () => {
  await standby.settled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const then = new Date();
  await repositories.author.delete('/content/a');
  await standby.settled();
  const other = dataFolder('other');
  await takeOver(other, standbyDir, log, then);
  expect(existsSync(join(other.dir, 'author/content/a.json'))).toBe(true);
});

it('changes nothing if content is missing, and names it', async () => {
  await standby.settled();
  const journal = new StandbyFolder(standbyDir);
  const hash = journal.state().files.get('author/content/a.json') ?? '';
  rmSync(journal.objectOf(hash));
  const entries = journal.numbers().length;
  const other = dataFolder('other');
  await expect(takeOver(other, standbyDir, log)).rejects.toThrow(
    /the content of (author|publish)\/content\/a\.json, is missing/,
  );
  expect(existsSync(other.dir)).toBe(false);
  expect(journal.numbers()).toHaveLength(entries);
});

it('keeps no state longer than it must', async () => {
  await standby.settled();
  await repositories.author.write('/content/a', page('Later'));
  await standby.settled();
  await standby.close();
  const objects = () => treeFiles(join(standbyDir, 'objects')).length;
  const before = objects();
  standby = await follow(0);
  await standby.settled();
  expect(readdirSync(join(standbyDir, 'journal'))).toHaveLength(1);
  expect(objects()).toBeLessThanOrEqual(before);
  const other = dataFolder('other');
  await takeOver(other, standbyDir, log);
  expect(contentOf(other)).toEqual(contentOf(folder));
});
