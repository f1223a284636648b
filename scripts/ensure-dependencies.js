const { existsSync, readFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
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

/** Whether what is installed is what the lock file asks for: npm keeps a copy of the lock it installed. */
function isInstalled() {
  const installed = read('node_modules/.package-lock.json');
  if (!installed) return false;
  const packages = (text) => JSON.parse(text).packages;
  const present = packages(installed);
  return Object.entries(packages(read('package-lock.json'))).every(
    ([name, { version, optional, peer }]) =>
      name === '' || optional || peer || present[name]?.version === version,
  );
}

/** The npm that runs us, or that Maven has fetched (pom.xml); else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath ?? '';
  if (cli.endsWith('npm-cli.js')) return [process.execPath, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Installs the packages of the lock file when they are not there. Ends the process with a clear word when it cannot. */
function ensureDependencies() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const [npm, ...words] = npmCommand();
  const { status } = spawnSync(npm, [...words, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed: see above. Is the package registry reachable?');
}

module.exports = { ensureDependencies };
