/*
 * `npm start`: author and publish on this machine, from a fresh clone or the second time. Plain Node, because it runs
 * before there are packages.
 */
const path = require('node:path');
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { runAll } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const tsx = path.resolve(__dirname, '../node_modules/tsx/dist/cli.mjs');
runAll([[tsx, 'model-json/server/main.ts', ...process.argv.slice(2)]]);
