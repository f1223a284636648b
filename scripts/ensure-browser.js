const { existsSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns the path of a Chromium: `CHROMIUM_PATH`, else the first one on the PATH, else undefined */
function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}

/**
 * The browser for browser tests; installs Debian's Chromium if there is none.
 * @returns its path
 * @throws with instructions, if it cannot be installed
 */
function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing it with apt-get …');
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const installed =
    apt('update', '-q') &&
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation');
  const browser = installed ? findBrowser() : undefined;
  if (!browser) {
    throw new Error(
      'Browser tests need Chromium, and apt-get could not install it (it needs root on Debian or Ubuntu). ' +
        'Install Chromium or Chrome and set CHROMIUM_PATH to it.',
    );
  }
  return browser;
}

module.exports = { ensureBrowser, findBrowser };
