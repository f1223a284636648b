/** @jest-turn 8 */
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mountsOf, type DataFolder } from '../data-folder';
import { openFilesRepository } from '../files/FilesRepository';
import { contentFolder, logTo, page, type ContentFolder } from '../testing/content-folder';
import { WeakDisk } from '../testing/weak-disk';
import { backupData } from './backup-data';
import { restoreData } from './restore-data';
import { seedInstance } from './seed-instance';

jest.setTimeout(60_000);

let root: ContentFolder;
let folder: DataFolder;
const lines: string[] = [];
const log = logTo(lines);
const start = async () => {
  for (const instance of ['author', 'publish'] as const) await seedInstance(folder, instance, log);
};
const openAuthor = () => openFilesRepository({ mounts: mountsOf(folder, 'author'), log });

/** The titles of a tree, and its uploads. */
const state = () =>
  ['author', 'publish'].map((tree) => [
    ...['a', 'b', 'c'].map((name) => {
      const file = `data/${tree}/content/${name}.json`;
      return existsSync(join(root.dir, file)) ? (/"jcr:title": ?"(\w*)/.exec(root.text(file))?.[1] ?? "torn") : null;
    }),
    existsSync(join(root.dir, `data/${tree}/dam/x.svg`)),
  ]);

beforeEach(async () => {
  root = contentFolder({ 'seed/content/a.json': page('A'), 'seed/content/b.json': page('B') });
  folder = { dir: join(root.dir, 'data'), seedDir: join(root.dir, 'seed'), damDir: join(root.dir, 'dam') };
  await start();
  root.put('data/author/dam/x.svg', '<svg/>');
});
afterEach(() => jest.restoreAllMocks());

/** An hour of work that somebody wants to restore. */
async function work(): Promise<void> {
  const author = await openAuthor();
  await author.write('/content/a', page('Spoilt'));
  await author.delete('/content/b');
  await author.write('/content/c', page('C'));
  await author.close();
  rmSync(join(root.dir, 'data/author/dam/x.svg'));
  root.put('data/publish/content/a.json', '{ "torn');
}

it('brings back what visitors left on an empty machine, readable by its owner alone, and keeps what came later', async () => {
  root.put('data/submissions/2026-11/1.json', '{"name":"A"}');
  root.put('data/search/queries/2026-11.json', '{}');
  chmodSync(join(root.dir, 'data/submissions/2026-11/1.json'), 0o600);
  await backupData(folder, join(root.dir, 'backup'));
  const modeOf = (file: string) => statSync(join(root.dir, file)).mode & 0o777;
  expect(modeOf('backup/submissions/2026-11/1.json')).toBe(0o600);
  root.put('data/submissions/2026-11/2.json', '{"name":"B"}');
  root.put('data/search/queries/2026-11.json', '{"pump":1}');
  await restoreData(folder, join(root.dir, 'backup'), log);
  expect(root.text('data/submissions/2026-11/2.json')).toBe('{"name":"B"}');
  expect(root.text('data/search/queries/2026-11.json')).toBe('{"pump":1}');
  await restoreData({ ...folder, dir: join(root.dir, 'empty') }, join(root.dir, 'backup'), log);
  expect(root.text('empty/submissions/2026-11/1.json')).toBe('{"name":"A"}');
  expect(modeOf('empty/submissions/2026-11/1.json')).toBe(0o600);
  expect(root.text('empty/author/content/a.json')).toBe(root.text('data/author/content/a.json'));
});

it('restores the pages and uploads of a backup, and removes everything newer', async () => {
  const before = state();
  await backupData(folder, join(root.dir, 'backup'));
  await work();
  const restored = await restoreData(folder, join(root.dir, 'backup'), log);
  expect(restored.sort()).toEqual([
    'author/content/a.json',
    'author/content/b.json',
    'author/content/c.json',
    'author/dam/x.svg',
    'publish/content/a.json',
  ]);
  expect(state()).toEqual(before);
  await start();
  expect(state()).toEqual(before);
});

it('restores the bytes of nodes and their versions', async () => {
  root.put('data/binaries/aa/aaa', 'bytes');
  root.put('data/versions/bb/bbb/1.0.json', 'a version');
  await backupData(folder, join(root.dir, 'backup'));
  rmSync(join(root.dir, 'data/binaries'), { recursive: true });
  root.put('data/versions/bb/bbb/1.1.json', 'a later one');
  expect((await restoreData(folder, join(root.dir, 'backup'), log)).sort()).toEqual([
    'binaries/aa/aaa',
    'versions/bb/bbb/1.1.json',
  ]);
  expect(root.text('data/binaries/aa/aaa')).toBe('bytes');
});

it('makes backups while a server runs, but restores them only when it has stopped', async () => {
  const author = await openAuthor();
  const [backup] = await Promise.all([
    backupData(folder, join(root.dir, 'backup')),
    author.change((draft) => {
      draft.create('/content/c', page('C'));
      draft.remove('/content/b');
    }),
  ]);
  // Of a change of two pages it has both or neither.
  expect('author/content/b.json' in backup.files).not.toBe('author/content/c.json' in backup.files);
  await expect(restoreData(folder, join(root.dir, 'backup'), log)).rejects.toThrow('is in use by process');
  await author.close();
  await restoreData(folder, join(root.dir, 'backup'), log);
});

it('refuses a damaged or incomplete backup and changes nothing', async () => {
  await backupData(folder, join(root.dir, 'backup'));
  await expect(backupData(folder, join(root.dir, 'backup'))).rejects.toThrow('exists already');
  await work();
  const before = state();
  root.put('backup/author/content/a.json', page('Other'));
  await expect(restoreData(folder, join(root.dir, 'backup'), log)).rejects.toThrow('a.json is damaged');
  rmSync(join(root.dir, 'backup/backup.json'));
  await expect(restoreData(folder, join(root.dir, 'backup'), log)).rejects.toThrow('is not a backup');
  expect(state()).toEqual(before);
});

it('restores everything or nothing, wherever it is interrupted', async () => {
  const before = state();
  await backupData(folder, join(root.dir, 'backup'));
  const disk = new WeakDisk();
  const outcomes = new Set<boolean>();
  for (let step = 0, isDone = false; !isDone; step += 2) {
    await work();
    const spoilt = JSON.stringify(state());
    disk.weaken('dead', step);
    isDone = await restoreData(folder, join(root.dir, 'backup'), log).then(
      () => true,
      () => false,
    );
    disk.mend();
    await start();
    expect([JSON.stringify(before), spoilt]).toContain(JSON.stringify(state()));
    outcomes.add(JSON.stringify(state()) === JSON.stringify(before));
    await restoreData(folder, join(root.dir, 'backup'), log);
    expect(readdirSync(folder.dir).filter((name) => name.startsWith('.'))).toEqual([]);
  }
  expect(outcomes.size).toBe(2);
});
