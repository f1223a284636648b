const path = require('node:path');
const { runBeside } = require('../run-beside');
const durations = require('./durations.json');

const root = path.resolve(__dirname, '../..');

/** Seconds of test time allowed after a change; jest has two cores for them. */
const BUDGET = 30;
/** For a test file that is not in the list: a second to start, and its tests. */
const USUAL = 1.5;

const secondsOf = (file) => durations[file] ?? USUAL;

/** The number of folders that two files have in common, from the root. */
function together(one, other) {
  const [ours, theirs] = [one.split('/'), other.split('/')];
  const differ = ours.findIndex((name, i) => name !== theirs[i]);
  return differ < 0 ? ours.length : differ;
}

/**
 * Tests that a change can have broken, as many as fit the time: those in the nearest folders first, then the fastest. A
 * changed test always runs.
 * @param files from the checkout
 */
async function nearestTests(files) {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const { said } = await runBeside(jest, ['--listTests', '--findRelatedTests', ...files]);
  const nearness = (test) => Math.max(...files.map((file) => together(test, file)));
  const related = said
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((line) => path.relative(root, line).replaceAll(path.sep, '/'))
    .sort((one, other) => nearness(other) - nearness(one) || secondsOf(one) - secondsOf(other));
  let spent = 0;
  const fits = (test) => files.includes(test) || (spent += secondsOf(test)) <= BUDGET;
  const tests = related.filter(fits);
  return { tests, left: related.filter((test) => !tests.includes(test)) };
}

module.exports = { nearestTests };
