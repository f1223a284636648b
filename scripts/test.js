/*
 * `npm test`: installs what is missing, then runs everything. Plain Node, because it runs before there are packages.
 * Every step runs even when an earlier one failed, so that one run tells all.
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');
const { ensureBrowser } = require('./ensure-browser');
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { runBeside } = require('./run-beside');

const root = path.resolve(__dirname, '..');
const results = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const counts = { passed: 0, failed: 0 };
const summary = [];

function step(title, command, words, env = {}) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return conclude(title, began, status === 0);
}

function conclude(title, began, ok) {
  summary.push(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return ok;
}

/** A step without test counts of its own is one test. */
async function check(title, command, words) {
  const began = Date.now();
  const { ok, said } = await runBeside(command, words);
  console.log(`\n── ${title}\n${said}`);
  counts[conclude(title, began, ok) ? 'passed' : 'failed'] += 1;
}

/** Each has one thread: in two rows they take both of the machine's cores. */
async function checkAll() {
  const strict = ['--max-warnings', '0'];
  const code = async () => {
    await check('Generated files are fresh', bin('tsx'), ['scripts/generate.ts', '--check']);
    await check('Code style', bin('eslint'), ['.', ...strict]);
    await check('Advisories and bill of materials', process.execPath, ['scripts/advisories.js']);
    await check('Style sheets', bin('stylelint'), ['ui.frontend/**/*.scss', ...strict]);
  };
  const files = async () => {
    await check('Types', bin('tsc'), ['-p', '.']);
    await check('Formatting', bin('prettier'), ['--check', '.', '--log-level', 'warn']);
  };
  await Promise.all([code(), files()]);
}

function count(title, ok, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += passed;
    counts.failed += failed || (ok ? 0 : 1);
  } catch (error) {
    counts.failed += 1;
    console.error(`${title}: no readable result in ${file}: ${error.message}`);
  }
}

async function main() {
  ensureDependencies();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  await checkAll();

  // The page tests and the browser run what webpack built.
  ensureBuild();

  const unit = path.join(results, 'unit.json');
  const unitOk = step('Unit, contract, conformance and server tests', bin('jest'), [
    '--json',
    `--outputFile=${unit}`,
    '--silent',
  ]);
  count('jest', unitOk, unit, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

  const browser = ensureBrowser();
  const e2e = path.join(results, 'browser.json');
  const e2eOk = step('Browser tests', bin('playwright'), ['test'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2e,
  });
  count('playwright', e2eOk, e2e, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));

  const pictures = path.join(results, 'pictures.json');
  const picturesOk = step(
    'Pictures of the component library',
    bin('playwright'),
    ['test', '--config', 'playwright.visual.config.ts'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: pictures },
  );
  count('pictures', picturesOk, pictures, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }));

  console.log(`\n${summary.join('\n')}\n`);
  console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
