/*
 * `npm run dev`: webpack watches the front end, the server works on the site's content in git and restarts when its own code
 * is saved; open pages reload. `-- --inspect` opens the server's debugger port. Plain Node, because it runs before packages
 * are installed.
 */
const { statSync } = require('node:fs');
const { setTimeout: wait } = require('node:timers/promises');
const { chosenSite } = require('../chosen-site');
const { discardBuild } = require('../ensure-build');
const { ensureDependencies } = require('../ensure-dependencies');
const { programGroup } = require('./run-all');

const packages = 'node_modules';

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
  run([`${packages}/webpack/bin/webpack.js`, '--watch', '--mode', 'development']);
  await firstBuild(outputs);
  run([
    `${packages}/tsx/dist/cli.mjs`,
    'watch',
    // Only for the server: NODE_OPTIONS would open debugger ports in npm, webpack and the watcher too.
    ...process.argv.slice(2).filter((word) => word.startsWith('--inspect')),
    `--conditions=${site}`,
    '--clear-screen=false',
    'model-json/programs/dev.ts',
  ]);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
