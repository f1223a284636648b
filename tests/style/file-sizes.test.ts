import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/* Every clone fetches every version of every file, and nobody finds anything in a long folder. */

const root = path.resolve(__dirname, '../..');
/** Bytes. */
const MOST = 2_000_000;

const SOURCE = /\.(?:ts|tsx|js|scss|java|py)$/;
const MOST_FILES = 25;

const tracked: readonly string[] = execFileSync('git', ['ls-files', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
  .split('\0')
  .filter(Boolean);

const sizeOf = (file: string): number =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0;

it('no file in the repository is over 2 MB', () => {
  const large = tracked.filter((file) => sizeOf(file) > MOST);
  expect(large).toEqual([]);
});

it('no folder has more than 25 source files side by side', () => {
  const folders = new Map<string, number>();
  for (const file of tracked.filter((each) => SOURCE.test(each))) {
    const folder = path.posix.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect([...folders].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
