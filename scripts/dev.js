/*
 * `npm run dev`: webpack watches the front end, the server works on the site's content in git itself and starts over when its own
 * code is saved; open pages reload. `-- --inspect` lets a debugger into the server. Plain Node, because it runs before there
 * are packages.
 */
const { rmSync, statSync } = require('node:fs');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { builtFolder, chosenSite } = require('./chosen-site');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

const outputs = ['dist/server.js', 'clientlibs/manifest.json'];
const packages = 'node_modules';

/** Milliseconds after which a file has been written to its end. */
const SETTLED = 300;

/** Webpack leaves a file alone that would not change, so only its coming to be says that it is built. */
async function firstBuild(built) {
  const isBuilt = (file) => {
    const stats = statSync(path.join(built, file), { throwIfNoEntry: false });
    return stats !== undefined && Date.now() - stats.mtimeMs > SETTLED;
  };
  while (!outputs.every(isBuilt)) await wait(200, undefined, { ref: false });
}

async function main() {
  const site = chosenSite();
  const built = builtFolder(site);
  ensureDependencies();
  // What the watcher builds is no production build: `npm start` must not take it for one.
  for (const file of ['dist/build-stamp', ...outputs]) rmSync(path.join(built, file), { force: true });
  const run = programGroup();
  run([`${packages}/webpack/bin/webpack.js`, '--watch', '--mode', 'development']);
  await firstBuild(built);
  run([
    `${packages}/tsx/dist/cli.mjs`,
    'watch',
    // For the server alone: NODE_OPTIONS would let debuggers into npm, webpack and the watcher, too.
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
