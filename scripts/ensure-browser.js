const { existsSync } = require('node:fs');
const path = require('node:path');
const { runBeside } = require('./run-beside');

/** Preferred first: the shell has no window and no user interface, so an empty page costs an eighth of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * @param {readonly string[]} [preferred] names of programs, best first
 * @returns the path of a browser: `CHROMIUM_PATH`, else the first of these names on the PATH, else undefined
 */
function findBrowser(preferred = names) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return preferred.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/**
 * The browser for browser tests; installs Debian's if there is none.
 * @returns a promise of its path; it rejects with instructions if there is none and none can be installed
 */
async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one with apt-get …');
  const ok = (await aptGet('update')) && (await installOneOf('chromium-headless-shell', 'chromium'));
  const browser = ok ? findBrowser() : undefined;
  if (browser) return browser;
  throw new Error(
    'Browser tests need Chromium, and apt-get could not install it (it needs root on Debian or Ubuntu). ' +
      'Install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}

/** Installs the first of the packages that this system has. */
async function installOneOf(...packages) {
  for (const name of packages) {
    if (await aptGet('install', '-y', '--no-install-recommends', name, 'fonts-liberation')) return true;
  }
  return false;
}

/** Shows what apt-get said only if it failed. */
async function aptGet(...words) {
  const { ok, said } = await runBeside('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...words]);
  if (!ok) console.log(said);
  return ok;
}

module.exports = { ensureBrowser, findBrowser };
