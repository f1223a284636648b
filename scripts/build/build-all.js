/*
 * `npm run build [-- --site=NAME] [-- --pages]`: installs what is missing, then builds what is missing or out of date of the
 * front end, and the programs that serve it. With `--pages` without what only authors load. Plain Node, because it runs
 * before packages are installed.
 */
const { ensureBuild, ensurePages } = require('../ensure-build');
const { ensureDependencies } = require('../ensure-dependencies');
const { ensureBundles } = require('./bundle');

async function main() {
  ensureDependencies({ withTests: false });
  const ensureFrontEnd = process.argv.includes('--pages') ? ensurePages : ensureBuild;
  await Promise.all([ensureFrontEnd(), ensureBundles()]);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
