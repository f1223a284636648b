/*
 * `npm start`: author and publish on this machine, from a fresh clone or the second time. Plain Node, because it runs
 * before there are packages.
 */
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
  programGroup()(['--max-semi-space-size=8', '--require', 'tsx/cjs', 'model-json/server/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
