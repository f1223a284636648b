/*
 * `npm run generate [-- --check] [--site=NAME]`: runs `generate.ts` for every site, or for the given one. Plain Node: each
 * site gets its own process, with its own import conditions.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { chosenSite, namedSite, siteNames } = require('./chosen-site');

const words = process.argv.slice(2);
const script = ['scripts/run-script.js', 'scripts/generate.ts'];

for (const site of namedSite() ? [chosenSite()] : siteNames()) {
  const { status } = spawnSync(process.execPath, [...script, ...words, `--site=${site}`], {
    cwd: path.resolve(__dirname, '..'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
