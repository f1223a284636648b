import { rmSync } from 'node:fs';
import { contentFolder, namesIn } from '../../testing/content-folder';
import { WeakDisk } from '../../testing/weak-disk';
import { WriteTrial } from './WriteTrial';

afterEach(() => jest.restoreAllMocks());

it('reports when a disk is full and when it is not any more, leaves no files, and does not write for every caller', async () => {
  const { dir } = contentFolder();
  const disk = new WeakDisk();
  let now = 0;
  const trial = new WriteTrial(dir, () => now);
  expect(await trial.outcome()).toBeUndefined();
  const { count } = disk;
  disk.weaken('full', 0);
  expect(await trial.outcome()).toBeUndefined();
  expect(disk.count).toBe(count);
  now += 10_000;
  expect(await trial.outcome()).toContain('ENOSPC');
  disk.mend();
  now += 10_000;
  expect(await trial.outcome()).toBeUndefined();
  expect(namesIn(dir)).toEqual([]);
  rmSync(dir, { recursive: true });
  now += 10_000;
  expect(await trial.outcome()).toContain('ENOENT');
});
