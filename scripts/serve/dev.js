/*
 * `npm run dev`: webpack watches the front end, the server works on the site's content in git and restarts when its own code
 * is saved; open pages reload. `-- --inspect` opens the server's debugger port. Plain Node, because it runs before packages
 * are installed.
 */
const { statSync } = require('node:fs');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { sourceFolder } = require('../../model-json/core/site/site-folders');
const { chosenSite } = require('../chosen-site');
const { discardBuild } = require('../ensure-build');
const { ensureDependencies } = require('../ensure-dependencies');
const { programGroup } = require('./run-all');

/** Milliseconds after which a file is assumed to be completely written. */
const SETTLED = 300;

/** Webpack does not rewrite an unchanged file, so only its creation shows that it is built. */
async function firstBuild(outputs) {
  const isBuilt = (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats !== undefined && Date.now() - stats.mtimeMs > SETTLED;
  };
  while (!outputs.every(isBuilt)) await wait(200, undefined, { ref: false });
}

async function main() {
  const site = chosenSite();
  ensureDependencies();
  // The watcher's output is not a production build: `npm start` must not mistake it for one.
  const outputs = discardBuild(site);
  const run = programGroup();
  run([
    require.resolve('webpack/bin/webpack.js'),
    '--watch',
    ...['--mode', 'development'],
    ...['--config', path.join(sourceFolder, 'webpack.config.js')],
  ]);
  await firstBuild(outputs);
  run([
    require.resolve('tsx/cli'),
    'watch',
    // Only for the server: NODE_OPTIONS would open debugger ports in npm, webpack and the watcher too.
    ...process.argv.slice(2).filter((word) => word.startsWith('--inspect')),
    `--conditions=${site}`,
    '--clear-screen=false',
    path.join(sourceFolder, 'model-json/programs/dev.ts'),
  ]);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
