/*
 * Writes durations.json from a report of `npx jest --json --outputFile=test-results/unit.json`: files longer than two
 * seconds. It determines which share their modules, their order, and what fits into `npm run quick`; it need not be updated
 * when files become slower or faster.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const report = JSON.parse(readFileSync(path.join(root, 'test-results/unit.json'), 'utf8'));

const durations = report.testResults
  .map(({ name, startTime, endTime }) => [
    path.relative(root, name),
    Math.round((endTime - startTime) / 1000),
  ])
  .filter(([, seconds]) => seconds > 2)
  .sort(([, one], [, other]) => other - one);
writeFileSync(
  path.join(__dirname, 'durations.json'),
  `${JSON.stringify(Object.fromEntries(durations), null, 2)}\n`,
);
