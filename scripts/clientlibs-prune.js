/*
 * `npm run clientlibs:prune [-- --earlier 0]`: drops what builds before the last two left behind.
 */
const { existsSync } = require('node:fs');
const path = require('node:path');
const { EARLIER, pruneGenerations, readGenerations } = require('./generations');

const folder = path.resolve(__dirname, '../clientlibs');
const at = process.argv.indexOf('--earlier');
const earlier = at < 0 ? EARLIER : Number(process.argv[at + 1]);

if (!Number.isInteger(earlier) || earlier < 0) {
  console.error(`--earlier ${process.argv[at + 1]} is no number of builds; say 0, 1, 2 …`);
  process.exitCode = 1;
} else if (!existsSync(path.join(folder, 'manifest.json')) || readGenerations(folder).length === 0) {
  console.error(
    'No build is listed in clientlibs/generations.json: run "npm run build" first, nothing was removed.',
  );
  process.exitCode = 1;
} else {
  const gone = pruneGenerations(folder, earlier);
  const left = readGenerations(folder).length;
  console.log(gone.length > 0 ? `${gone.join('\n')}\n` : 'Nothing to remove.');
  console.log(`Kept: the files of ${left === 1 ? 'the last build' : `the last ${left} builds`}.`);
}
