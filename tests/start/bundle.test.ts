import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleOf, ensureBundles } from '../../scripts/build/bundle';

/* A program of two sources that reads a file beside them. */

const sources = mkdtempSync(path.join(tmpdir(), 'bundle-sources-'));
const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => [sources, folder].forEach((dir) => rmSync(dir, { recursive: true, force: true })));

const program = path.relative(path.resolve(__dirname, '../../model-json'), path.join(sources, 'greet'));
const bundle = bundleOf(program, folder);
const programs = [program, 'programs/code/keep-code'];

function write(name: string, text: string): void {
  const file = path.join(sources, name);
  writeFileSync(file, text);
  // Dated before the build.
  const before = new Date(Date.now() - 5000);
  utimesSync(file, before, before);
}
const built = () => statSync(bundle).mtimeMs;
const run = () => spawnSync(process.execPath, ['--require', keepCode, bundle], { encoding: 'utf8' });

const keepCode = bundleOf('programs/code/keep-code', folder);

beforeAll(async () => {
  write('beside.txt', 'Ada');
  write('word.ts', `export const word: string = 'Hello';`);
  write(
    'greet.ts',
    `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { word } from './word';
console.log(word, readFileSync(path.join(__dirname, 'beside.txt'), 'utf8'));`,
  );
  await ensureBundles(programs, folder);
});

it('makes a program that runs without transforming its sources, and finds files beside them', () => {
  expect(run().stdout).toBe('Hello Ada\n');
});

it('keeps a bundle whose sources have not changed, even if their dates have', async () => {
  const before = built();
  await ensureBundles(programs, folder);
  write('word.ts', `export const word: string = 'Hello';`);
  await ensureBundles(programs, folder);
  expect(built()).toBe(before);
});

it('bundles again when the program or one of its imports changes', async () => {
  write('word.ts', `export const word: string = 'Good evening';`);
  await ensureBundles(programs, folder);
  expect(run().stdout).toBe('Good evening Ada\n');
});

it('shows source lines in stack traces', async () => {
  write('word.ts', `\n\nthrow new Error('no word');\nexport const word: string = '';`);
  await ensureBundles(programs, folder);
  expect(run().stderr).toMatch(/word\.ts:3:\d+/);
});

it('bundles again after a failed build', async () => {
  write('word.ts', `export const word: string = 'half`);
  await expect(ensureBundles(programs, folder)).rejects.toThrow(/word\.ts/);
  write('word.ts', `export const word: string = 'whole';`);
  await ensureBundles(programs, folder);
  expect(run().stdout).toBe('whole Ada\n');
});
