const { existsSync, readFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const { isInstalled: isPackage, sourceFolder: root } = require('../model-json/core/site/site-folders');

const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

/** @throws when this Node is older than package.json allows */
function requireNode() {
  const wanted = /[\d.]+/.exec(JSON.parse(read('package.json')).engines.node)[0];
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(
    `Node ${wanted} or newer is needed; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
}

const packagesOf = (file) => JSON.parse(read(file) || '{}').packages ?? {};

/**
 * Whether the installed packages match the lock file: npm keeps a copy of the lock it installed.
 * @param withTests also packages needed only for tests and checks
 */
function isInstalled(wanted, present, withTests) {
  return Object.entries(wanted).every(
    ([name, { version, optional, peer, dev, devOptional }]) =>
      name === '' ||
      optional ||
      peer ||
      (!withTests && (dev || devOptional)) ||
      present[name]?.version === version,
  );
}

/** The npm that runs us, or that Maven has fetched (pom.xml); otherwise the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath ?? '';
  if (cli.endsWith('npm-cli.js')) return [process.execPath, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/**
 * The npm arguments that install what is missing; undefined if nothing is.
 * @param wanted,present the packages of the lock file and the installed ones
 * @param withTests also packages needed only for tests and checks, half of all
 */
function missingWords(wanted, present, withTests) {
  if (isInstalled(wanted, present, withTests)) return undefined;
  // Only adds packages: a server running from the same folder is not disturbed.
  if (isInstalled(wanted, present, false)) return ['install', '--no-save'];
  const hadTests = Object.values(present).some(({ dev }) => dev);
  return withTests || hadTests ? ['ci'] : ['ci', '--omit=dev'];
}

/**
 * Installs the lock file's packages if any are missing. Exits the process with a clear message on failure.
 * @param withTests also packages needed only for tests and checks
 */
function ensureDependencies({ withTests = true } = {}) {
  requireNode();
  // As a package we were installed with what we need.
  if (isPackage) return;
  const present = packagesOf('node_modules/.package-lock.json');
  const missing = missingWords(packagesOf('package-lock.json'), present, withTests);
  if (!missing) return;
  console.log(`Installing packages (npm ${missing.join(' ')}) …`);
  const [npm, ...words] = npmCommand();
  const { status } = spawnSync(npm, [...words, ...missing, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(`npm ${missing[0]} failed: see above. Is the package registry reachable?`);
}

module.exports = { ensureDependencies, missingWords };
