const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { isFresh, mark, unmark } = require('./stamp');

const root = path.resolve(__dirname, '..');
const stamp = path.join(root, 'dist/build-stamp');
const inputs = [
  'ui.frontend/src',
  'shared',
  'webpack.config.js',
  'scripts/budget-plugin.js',
  'scripts/ensure-build.js',
  'scripts/generations.js',
  'scripts/manifest-plugin.js',
  'scripts/releases.js',
  'scripts/style-budget-plugin.js',
  'scripts/widget-chunks.js',
  'ui.apps/releases',
  'tsconfig.json',
  'package-lock.json',
];
const outputs = ['dist/server.js', 'clientlibs/manifest.json'].map((file) => path.join(root, file));

/** Whether what is built was made of the sources as they are. */
const isBuilt = () => isFresh(stamp, outputs);

/** Builds with webpack when the sources changed since the last build. */
function ensureBuild() {
  if (isBuilt()) return;
  console.log('Building (webpack) …');
  unmark(stamp);
  const began = Date.now();
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: see above.');
  mark(stamp, inputs, began);
}

module.exports = { ensureBuild, isBuilt };
