const { spawn } = require('node:child_process');
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
  'scripts/build/transpile-loader.js',
  'scripts/build/widget-chunks.js',
  'ui.apps/releases',
  'tsconfig.json',
  'package-lock.json',
];
const outputsOf = (site) =>
  ['dist/server.js', 'clientlibs/manifest.json'].map((file) => path.join(builtFolder(site), file));

/** Whether the build was made from the current sources. */
const isBuilt = (site = chosenSite()) => isFresh(stampOf(site), outputsOf(site));

/** What webpack.config.js builds: what a browser loads, and what renders pages in Node. */
const configurations = ['browser', 'node'];

/** Builds with webpack if the sources changed since the last build. */
async function ensureBuild() {
  const site = chosenSite();
  if (isBuilt(site)) return;
  console.log('Building (webpack) …');
  unmark(stampOf(site));
  const began = Date.now();
  // In one process they would take turns on one core.
  const built = await Promise.all(configurations.map(build));
  if (built.includes(false)) throw new Error('The build failed: see above.');
  mark(stampOf(site), inputsOf(site), began);
}

/** @returns a promise of whether webpack built one of its configurations */
function build(configuration) {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const words = [webpack, '--mode', 'production', '--config-name', configuration];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status === 0));
  });
}

module.exports = { ensureBuild, isBuilt };
