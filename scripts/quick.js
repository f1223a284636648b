/*
 * `npm run quick`: lint, types and tests of what changed since this branch left `main`, with everything cached that can be.
 * It lists what it leaves to `npm test`.
 */
const { existsSync } = require('node:fs');
const path = require('node:path');
const { ensureDependencies } = require('./ensure-dependencies');
const { changedFiles, hashOfInputs } = require('./test/inputs');
const { nearestTests } = require('./test/nearest-tests');
const { note, passedWith } = require('./test/passed');
const { run, types } = require('./test/steps');
const { runBeside } = require('./run-beside');

const root = path.resolve(__dirname, '..');
const cache = path.join(root, 'node_modules/.cache/quick');

/** @param command a program and its first words @returns whether it passed */
async function step(title, [program, ...first], words) {
  const began = Date.now();
  const { ok, said } = await runBeside(program, [...first, ...words]);
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${Math.round((Date.now() - began) / 1000)} s)`);
  if (!ok) console.log(said);
  return ok;
}

const cached = (name) => ['--cache', '--cache-location', path.join(cache, name)];

/** Linters that check each file separately, so that only changed files need checking. */
async function lint(files) {
  const code = files.filter((file) => /\.(?:[jt]sx?)$/.test(file));
  const styles = files.filter((file) => file.endsWith('.scss'));
  const strict = ['--max-warnings', '0'];
  const results = [
    code.length === 0 ||
      (await step('Code style', run('oxlint'), ['-c', 'oxlint.config.js', ...strict, ...code])),
    styles.length === 0 ||
      (await step('Style sheets', run('stylelint'), [...styles, ...strict, ...cached('stylelint')])),
    await step('Formatting', run('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]),
  ];
  return results.every(Boolean);
}

/** Related tests that fit the time, nearest first. */
async function test(files) {
  const { tests, left } = await nearestTests(files);
  const isGood =
    tests.length === 0 ||
    (await step(`${tests.length} test files`, run('jest'), ['--silent', '--runTestsByPath', ...tests]));
  if (left.length > 0) console.log(`        ${left.length} more related test files are left to npm test`);
  return isGood;
}

async function main() {
  ensureDependencies();
  const hash = hashOfInputs(['.']);
  if (passedWith('quick', hash)) return console.log('Nothing has changed since it passed.');
  const files = changedFiles().filter((file) => existsSync(path.join(root, file)));
  if (files.length === 0) return console.log('Nothing differs from main.');
  const changed = ['--incremental', '--tsBuildInfoFile', path.join(cache, 'types-native.tsbuildinfo')];
  const results = await Promise.all([
    lint(files).then(async (isClean) => (await test(files)) && isClean),
    step('Types', types, changed),
  ]);
  const isGood = results.every(Boolean);
  note('quick', hash, isGood, {});
  process.exitCode = isGood ? 0 : 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
