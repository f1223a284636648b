/*
 * `npm test`: installs what is missing, then runs everything. Plain Node, because it runs before packages are installed.
 * Every step runs even if an earlier one failed, so that one run shows everything. A step that passed with the same files is
 * skipped, unless the command line has `--all`.
 */
const { mkdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { ensureBrowser } = require('./ensure-browser');
const { isBuilt } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { browser, build, checks, secondSite, unit } = require('./test/steps');
const { Steps } = require('./test/run-step');
const { TURNS, turnOfCommit } = require('./test/turns');

const results = path.resolve(__dirname, '../test-results');
const isEvery = process.argv.includes('--all');

async function main() {
  const began = Date.now();
  const steps = new Steps(isEvery);
  await steps.time('Packages', ensureDependencies);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const installing = steps.time('Browser', ensureBrowser);
  installing.catch(() => {}); // It is reported where the browser is needed.
  await steps.check(build);
  // The page tests and browser tests run webpack's output.
  if (!isBuilt()) throw new Error('There is nothing to test: the build failed, see above.');

  // Nightly, exhaustive tests run in full; otherwise on samples, and an eighth of the slow ones.
  const turn = process.env.TEST_TURN ?? `${turnOfCommit()}`;
  const env = isEvery ? { TEST_ALL: '1' } : { TEST_TURN: turn };
  // Checks fill the time in which unit tests wait for other programs. Each has one thread.
  const inTurn = async () => {
    for (const check of checks) await steps.check(check);
  };
  await Promise.all([steps.run(unit, path.join(results, 'unit.json'), env), inTurn()]);
  const inBrowser = { ...env, CHROMIUM_PATH: await installing };
  await steps.run(browser, path.join(results, 'browser.json'), inBrowser);
  await steps.run(secondSite, path.join(results, 'second-site.json'), inBrowser);

  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(
    `\n${steps.summary()}\n        All in (${minutes} min)${isEvery ? '' : `, with the slow tests of turn ${turn} of ${TURNS}`}\n`,
  );
  console.log(
    `${steps.retried()}${steps.failures()}Tests: ${steps.counts.passed} passed, ${steps.counts.failed} failed`,
  );
  process.exitCode = steps.counts.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
