/*
 * `node scripts/run-script.js <script.ts>`: installs what is missing, then runs one of our scripts. Plain Node, because
 * Maven calls it in a fresh clone.
 */
const { spawnSync } = require('node:child_process');
const { chosenSite } = require('./chosen-site');
const { ensureDependencies } = require('./ensure-dependencies');

try {
  ensureDependencies();
  const words = ['--import', 'tsx', `--conditions=${chosenSite()}`, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
