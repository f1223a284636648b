/*
 * `npm run package [-- --site=NAME]`: everything for AEM in one package, without the Java tests, which `npm test` runs. Plain
 * Node, because it checks for missing tools before it needs them.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { builtFolder, chosenSite } = require('./chosen-site');
const { ensureDependencies } = require('./ensure-dependencies');
const { config } = require('../package.json');

const root = path.resolve(__dirname, '..');

/** A program's version output; undefined if there is no such program. */
const versionOf = (command) => {
  const { status, stdout, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' });
  return status === 0 ? stdout + stderr : undefined;
};

/** @returns what is missing, one sentence each */
function missingTools() {
  const missing = [];
  const java = versionOf(process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin/javac') : 'javac');
  const [, major] = /javac (\d+)/.exec(java ?? '') ?? [];
  if (major === undefined) {
    missing.push('There is no JDK. Install JDK 17 (on Debian: apt-get install openjdk-17-jdk-headless).');
  } else if (Number(major) < 17) {
    missing.push(`The JDK is version ${major}. Install JDK 17 and set JAVA_HOME to its folder.`);
  }
  if (versionOf('mvn') === undefined) {
    missing.push('There is no Maven. Install Maven 3.8 or newer (on Debian: apt-get install maven).');
  }
  return missing;
}

/** Writes the Maven project of a site other than the default. @returns arguments that keep Maven from preparing it again */
function prepare() {
  const script = ['scripts/run-script.js', 'scripts/package/prepare.ts'];
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The package could not be prepared: see above.');
  return ['-Dexec.skip'];
}

function main() {
  const missing = missingTools();
  if (missing.length > 0) throw new Error(`The package cannot be built:\n${missing.join('\n')}`);
  ensureDependencies();
  const site = chosenSite();
  const folder = site === config.site ? root : path.join(builtFolder(site), 'package');
  const prepared = folder === root ? [] : prepare();
  const own = process.argv.slice(2).filter((word) => !word.startsWith('--site='));
  const { status } = spawnSync(
    'mvn',
    ['-q', 'verify', '-DskipTests', `-Dnode.executable=${process.execPath}`, ...prepared, ...own],
    { cwd: folder, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('Maven did not build the package: see above.');
  console.log(`The package: ${path.relative(root, folder) || '.'}/ui.apps/all/target/${site}.all-*.zip`);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
