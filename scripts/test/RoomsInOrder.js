const { default: Sequencer } = require('@jest/test-sequencer');

/** Rooms are numbered longest first, so that no worker waits for a long one at the end. */
module.exports = class RoomsInOrder extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
  }
};
