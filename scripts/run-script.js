/*
 * `node scripts/run-script.js <script.ts>`: installs what is missing, then runs a script of ours. Plain Node, because Maven
 * calls it in a fresh clone.
 */
const path = require('node:path');
const { ensureDependencies } = require('./ensure-dependencies');

try {
  ensureDependencies();
  process.argv.splice(1, 1);
  require('tsx/cjs');
  require(path.resolve(process.argv[1]));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
