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
  const ok = status === 0;
  summary.push(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return ok;
}

/** A step without test counts of its own is one test. */
function check(title, command, words) {
  counts[step(title, command, words) ? 'passed' : 'failed'] += 1;
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

function main() {
  ensureDependencies();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  check('Generated files are fresh', bin('tsx'), ['scripts/generate.ts', '--check']);
  check('Code style', bin('eslint'), ['.', '--max-warnings', '0']);
  check('Style sheets', bin('stylelint'), ['ui.frontend/**/*.scss', '--max-warnings', '0']);
  check('Formatting', bin('prettier'), ['--check', '.', '--log-level', 'warn']);
  check('Types', bin('tsc'), ['-p', '.']);

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

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
