import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/* Every clone fetches every file, and every version of it, for ever. */

const root = path.resolve(__dirname, '../..');
const MOST = 2_000_000;

/** Files that have to be larger, with the reason. */
const LARGER: Readonly<Record<string, string>> = {
  'model-json/sites/ventora/dam/ventora/library/catalogue-2026.pdf':
    'The sample download of the component library shows how 29.7 MB are announced and sent.',
  'model-json/features/geography/data/postcodes.tsv': 'Every postcode district that the dealer finder knows.',
};

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter(Boolean);

const sizeOf = (file: string): number =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0;

it('no file is over 2 MB, except those listed here with a reason', () => {
  const large = tracked().filter((file) => sizeOf(file) > MOST);
  expect(large.sort()).toEqual(Object.keys(LARGER).sort());
});
