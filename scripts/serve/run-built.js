const { bundleOf, ensureBundles } = require('../build/bundle');
const { beginBuild, ensurePages } = require('../ensure-build');
const { chosenSite } = require('../chosen-site');
const { ensureDependencies } = require('../ensure-dependencies');
const { MEMORY, programGroup } = require('./run-all');

/**
 * For a program that holds the content, 150 MB of long-lived data: by default V8 would let garbage grow to twice that before
 * collecting.
 */
const CONTENT_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Every program runs with it. */
const KEEP_CODE = 'programs/code/keep-code';

/** Installs what is missing. */
function install() {
  chosenSite();
  ensureDependencies({ withTests: false });
}

/** Exits the process with an error message. */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}

/**
 * Prepares, then runs one of our programs that no author uses, with the arguments of the command line.
 * @param program its source below `model-json`, without the extension
 * @param flags Node's own
 * @param prepareMore builds what only this program needs
 */
async function runBuilt(program, flags = [], prepareMore = async () => {}) {
  install();
  await Promise.all([ensurePages(), ensureBundles()]);
  await prepareMore();
  programGroup()([...flags, '--require', bundleOf(KEEP_CODE), bundleOf(program), ...process.argv.slice(2)]);
}

/**
 * Prepares, then runs one of our programs in this process, which saves a process. Nobody waits for the authors' programs
 * but authors: author tells them that they are being built.
 * @param program its source below `model-json`, without the extension
 * @param parts what it needs of what webpack builds; everything if not given
 */
async function becomeBuilt(program, parts) {
  install();
  const { pages, complete } = beginBuild({ parts, authorsLater: true });
  complete.catch(fail);
  await Promise.all([pages, ensureBundles()]);
  require(bundleOf(KEEP_CODE));
  // For the programs that it starts.
  Object.assign(process.env, { ...MEMORY, ...process.env });
  require(bundleOf(program));
}

module.exports = {
  CONTENT_HEAP,
  runBuilt: (...program) => void runBuilt(...program).catch(fail),
  becomeBuilt: (...program) => void becomeBuilt(...program).catch(fail),
};
