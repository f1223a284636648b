import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

/* A program of two modules, run by processes of their own: Node's loader is changed in each. */

const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const code = at('code/greet.bin');

beforeAll(() => {
  buildSync({
    entryPoints: [path.join(__dirname, 'compile-from.ts')],
    outfile: at('compile-from.js'),
    bundle: true,
    platform: 'node',
  });
  writeFileSync(
    at('before.js'),
    `process.on('exit', require('./compile-from').compileFrom(${JSON.stringify(code)}));`,
  );
  writeFileSync(at('word.js'), `exports.word = 'Hello';`);
  writeFileSync(at('name.mjs'), `export default 'Ada';`);
  writeFileSync(
    at('greet.js'),
    `const { default: name } = require('./name.mjs');
console.log(require('./word').word, name, require.resolve('./word') === __dirname + '/word.js', require.main === module);`,
  );
});

const run = () =>
  spawnSync(process.execPath, ['--require', at('before.js'), at('greet.js')], { encoding: 'utf8' });
const SAID = 'Hello Ada true true\n';
const CHANGED = 'Hallo Ada true true\n';

it('runs a program as Node does, and keeps its code for the next start', () => {
  expect(run().stdout).toBe(SAID);
  const { mtimeMs, size } = statSync(code);
  expect(size).toBeGreaterThan(500);
  expect(run().stdout).toBe(SAID);
  expect(statSync(code).mtimeMs).toBe(mtimeMs);
});

it('compiles a changed module again, even one of the same length', () => {
  writeFileSync(at('word.js'), `exports.word = 'Hallo';`);
  expect(run().stdout).toBe(CHANGED);
  expect(run().stdout).toBe(CHANGED);
});

it('starts with a damaged file and replaces it', () => {
  writeFileSync(code, readFileSync(code).subarray(0, 300));
  expect(run()).toMatchObject({ stdout: CHANGED, stderr: '' });
  expect(statSync(code).size).toBeGreaterThan(500);
});

it('starts where it cannot write', () => {
  rmSync(at('code'), { recursive: true });
  writeFileSync(at('code'), 'a file where the folder would be');
  expect(run()).toMatchObject({ stdout: CHANGED, stderr: '' });
});

it('passes on the error of a module that is none', () => {
  writeFileSync(at('word.js'), `exports.word = ;`);
  expect(run().stderr).toContain('SyntaxError');
});

it('lets a module import others in later starts too', () => {
  writeFileSync(
    at('word.js'),
    `exports.word = import('./name.mjs').then(({ default: name }) => console.log(name));`,
  );
  rmSync(at('code'));
  expect(run().stdout).toContain('Ada\n');
  expect(run().stdout).toContain('Ada\n');
});
