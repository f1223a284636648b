const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

/** For a program that holds the content, 150 MB that stay: left to itself, V8 would let rubbish grow to twice that before it looks. */
const CONTENT_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * Installs and builds what is missing, then runs a program of ours with the words of the command line.
 * @param program its file, from the checkout
 * @param flags Node's own
 */
function runBuilt(program, flags = []) {
  try {
    ensureDependencies();
    ensureBuild();
    programGroup()([...flags, '--require', 'tsx/cjs', program, ...process.argv.slice(2)]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

module.exports = { CONTENT_HEAP, runBuilt };
