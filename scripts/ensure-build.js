const { spawn } = require('node:child_process');
const { existsSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const folders = require('../model-json/core/site/site-folders');
const { builtFolder, chosenSite } = require('./chosen-site');
const { isFresh, mark, unmark } = require('./build/stamp');

const { isInstalled, projectFolder, sourceFolder: root } = folders;

/** A project's own part of the inputs, from the project. */
const OWN = ['site.config.ts', 'components', 'styles', 'themes', 'package-lock.json'];
const inputsOf = (site) =>
  isInstalled
    ? [...OWN, path.relative(projectFolder, folders.completedFolder)].filter((name) =>
        existsSync(path.join(projectFolder, name)),
      )
    : inputsOfCheckout(site);

const inputsOfCheckout = (site) => [
  ...['app.ts', 'site.config.ts'].map((file) => `model-json/sites/${site}/${file}`),
  'api',
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

/**
 * What is built by itself, by configurations of webpack.config.js: what renders pages and what these load, and the programs
 * of authors, which a publish node never needs.
 */
const PARTS = {
  pages: { configurations: ['visitors', 'node'], outputs: ['dist/server.js', 'clientlibs/manifest.json'] },
  authors: { configurations: ['authors'], outputs: ['clientlibs/authors.json'] },
};
const ALL = Object.keys(PARTS);

const stampOf = (site, part) => path.join(builtFolder(site), `dist/${part}-stamp`);
const outputsOf = (site, part) => PARTS[part].outputs.map((file) => path.join(builtFolder(site), file));

/** The parts that are not there, or not built from the current sources. */
function missingOf(site, parts) {
  const seen = new Map();
  return parts.filter((part) => !isFresh(stampOf(site, part), outputsOf(site, part), seen));
}

/** Whether everything was built from the current sources. */
const isBuilt = (site = chosenSite()) => missingOf(site, ALL).length === 0;

/** Builds everything with webpack of which the sources changed since the last build. */
const ensureBuild = () => beginBuild().complete;

/** Builds what renders pages, and what these load, if its sources changed. */
const ensurePages = () => beginBuild({ parts: ['pages'] }).complete;

/**
 * Begins to build what is out of date with webpack, each of its configurations in a process: in one they would take turns on
 * one core.
 *
 * @param parts which
 * @param authorsLater whether the authors' programs are built after the pages, in the time that nothing else on the machine needs
 * @returns promises for what renders pages and what these load, and for everything
 * @throws in either promise, if the build fails
 */
function beginBuild({ parts = ALL, authorsLater = false } = {}) {
  const site = chosenSite();
  const missing = missingOf(site, parts);
  if (missing.length > 0) console.log('Building (webpack) …');
  for (const part of missing) clear(site, part);
  const make = (part, isLater) =>
    missing.includes(part) ? buildPart(site, part, isLater) : Promise.resolve();
  const pages = make('pages');
  const authors = authorsLater ? pages.then(() => make('authors', true)) : make('authors');
  return { pages, complete: Promise.all([pages, authors]).then(() => {}) };
}

/** Author must not use the former programs until the new ones are there. */
function clear(site, part) {
  unmark(stampOf(site, part));
  if (part === 'authors') remove(site, part);
}

function remove(site, part) {
  for (const file of outputsOf(site, part)) rmSync(file, { force: true });
}

/**
 * Before something else builds into the same folders, which must not be mistaken for a build of ours.
 * @returns the files that show that everything is built again
 */
function discardBuild(site) {
  for (const part of ALL) {
    unmark(stampOf(site, part));
    remove(site, part);
  }
  return ALL.flatMap((part) => outputsOf(site, part));
}

async function buildPart(site, part, isLater) {
  const began = Date.now();
  await Promise.all(PARTS[part].configurations.map((name) => build(name, isLater)));
  mark(stampOf(site, part), inputsOf(site), began);
}

/** Builds one of the configurations in webpack.config.js. */
function build(configuration, isLater = false) {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const words = [webpack, '--mode', 'production', '--config-name', configuration];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    if (isLater && child.pid !== undefined) endWithUs(child);
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (status === 0) resolve();
      // Ended with us: it has not failed, and nobody waits for it.
      else if (!isLater || signal === null) reject(new Error('The build failed: see above.'));
    });
  });
}

/** For a process that works in the background. */
function endWithUs(child) {
  os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

module.exports = { beginBuild, discardBuild, ensureBuild, ensurePages, isBuilt };
