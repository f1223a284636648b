const { statSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const durations = require('./durations.json');

const root = path.resolve(__dirname, '../..');

/** Jest's order when it has no history, as on a fresh clone: longest first, so that no worker waits for a long one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const weight = new Map(
      tests.map((test) => {
        const file = path.relative(root, test.path).replaceAll(path.sep, '/');
        return [test, durations[file] ?? statSync(test.path).size / 1e6];
      }),
    );
    return [...tests].sort((one, other) => weight.get(other) - weight.get(one));
  }
};
