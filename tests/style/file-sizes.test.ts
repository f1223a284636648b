import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/* Every clone fetches every file, and every version of it, for ever. */

const root = path.resolve(__dirname, '../..');
const MOST = 2_000_000;

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter(Boolean);

const sizeOf = (file: string): number =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0;

it('no file in the repository is over 2 MB', () => {
  const large = tracked().filter((file) => sizeOf(file) > MOST);
  expect(large).toEqual([]);
});
