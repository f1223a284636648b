/*
 * `npm run dev`: webpack watches the front end, the server works on `model-json/content` itself and starts anew when its own
 * code is saved; open pages reload. Plain Node, because it runs before there are packages.
 */
const path = require('node:path');
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { runAll } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const packages = path.resolve(__dirname, '../node_modules');
runAll([
  [path.join(packages, 'webpack/bin/webpack.js'), '--watch', '--mode', 'development'],
  [
    path.join(packages, 'tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--exclude=dist/**',
    'model-json/server/main.ts',
    '--dev',
  ],
]);
