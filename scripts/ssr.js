/*
 * `npm run ssr`: the service that draws pages for AEM. Plain Node, because it runs before there are packages.
 */
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
  programGroup()(['--require', 'tsx/cjs', 'model-json/ssr/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
