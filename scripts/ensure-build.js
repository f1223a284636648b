const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { builtFolder, chosenSite } = require('./chosen-site');
const { isFresh, mark, unmark } = require('./build/stamp');

const root = path.resolve(__dirname, '..');
const stampOf = (site) => path.join(builtFolder(site), 'dist/build-stamp');
const inputsOf = (site) => [
  ...['app.ts', 'site.config.ts'].map((file) => `model-json/sites/${site}/${file}`),
  'ui.frontend/src',
  'shared',
  'webpack.config.js',
  'scripts/build/budget-plugin.js',
  'scripts/chosen-site.js',
  'scripts/ensure-build.js',
  'scripts/build/generations.js',
  'scripts/build/manifest-plugin.js',
  'scripts/build/minify.js',
  'scripts/build/releases.js',
  'scripts/build/style-budget-plugin.js',
  'scripts/build/widget-chunks.js',
  'ui.apps/releases',
  'tsconfig.json',
  'package-lock.json',
];
const outputsOf = (site) =>
  ['dist/server.js', 'clientlibs/manifest.json'].map((file) => path.join(builtFolder(site), file));

/** Whether the build was made from the current sources. */
const isBuilt = (site = chosenSite()) => isFresh(stampOf(site), outputsOf(site));

/** Builds with webpack if the sources changed since the last build. */
function ensureBuild() {
  const site = chosenSite();
  if (isBuilt(site)) return;
  console.log('Building (webpack) …');
  unmark(stampOf(site));
  const began = Date.now();
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: see above.');
  mark(stampOf(site), inputsOf(site), began);
}

module.exports = { ensureBuild, isBuilt };
