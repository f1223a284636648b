/*
 * `npm run service`: what AEM does not answer itself. Plain Node, because it runs before there are packages.
 */
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
  programGroup()(['--require', 'tsx/cjs', 'model-json/service/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
