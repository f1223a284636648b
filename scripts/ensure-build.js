const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const stamp = path.join(root, 'dist/build-stamp');
const inputs = [
  'ui.frontend/src',
  'shared',
  'webpack.config.js',
  'scripts/budget-plugin.js',
  'scripts/generations.js',
  'scripts/manifest-plugin.js',
  'scripts/releases.js',
  'ui.apps/releases',
  'tsconfig.json',
  'package-lock.json',
];
const outputs = ['dist/server.js', 'clientlibs/manifest.json'];

/** A hash over everything the build reads. */
function hashOfSources() {
  const hash = createHash('sha256');
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  };
  for (const input of inputs) add(path.join(root, input));
  return hash.digest('hex');
}

/** Whether what is built was made of the sources as they are. */
function isBuilt(wanted = hashOfSources()) {
  const files = [stamp, ...outputs.map((file) => path.join(root, file))];
  return files.every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === wanted;
}

/** Builds with webpack when the sources changed since the last build. */
function ensureBuild() {
  const wanted = hashOfSources();
  if (isBuilt(wanted)) return;
  console.log('Building (webpack) …');
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: see above.');
  writeFileSync(stamp, wanted);
}

module.exports = { ensureBuild, isBuilt };
