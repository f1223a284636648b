const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');
const os = require('node:os');
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
const AUTHORS_MANIFEST = 'clientlibs/authors.json';
const outputsOf = (site) =>
  ['dist/server.js', 'clientlibs/manifest.json', AUTHORS_MANIFEST].map((file) =>
    path.join(builtFolder(site), file),
  );

/** Whether the build was made from the current sources. */
const isBuilt = (site = chosenSite()) => isFresh(stampOf(site), outputsOf(site));

/** Builds with webpack if the sources changed since the last build. */
const ensureBuild = () => beginBuild().complete;

/**
 * Begins to build with webpack if the sources changed since the last build, each of its configurations in a process: in one
 * they would take turns on one core.
 *
 * @param authorsLater whether the authors' programs are built after the pages, in the time that nothing else on the machine needs
 * @returns promises for what renders pages and what these load, and for the complete build
 * @throws in either promise, if the build fails
 */
function beginBuild({ authorsLater = false } = {}) {
  const site = chosenSite();
  if (isBuilt(site)) return { pages: Promise.resolve(), complete: Promise.resolve() };
  console.log('Building (webpack) …');
  unmark(stampOf(site));
  // Author must not use the former ones until the new ones are there.
  rmSync(path.join(builtFolder(site), AUTHORS_MANIFEST), { force: true });
  const began = Date.now();
  const pages = Promise.all(['visitors', 'node'].map((name) => build(name)));
  const authors = authorsLater ? pages.then(() => build('authors', true)) : build('authors');
  const complete = Promise.all([pages, authors]).then(() => mark(stampOf(site), inputsOf(site), began));
  return { pages, complete };
}

/** Builds one of the configurations in webpack.config.js. */
function build(configuration, isLater = false) {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const words = [webpack, '--mode', 'production', '--config-name', configuration];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    if (isLater && child.pid !== undefined) endWithUs(child);
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error('The build failed: see above.')),
    );
  });
}

/** For a process that works in the background. */
function endWithUs(child) {
  os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

module.exports = { beginBuild, ensureBuild, isBuilt };
