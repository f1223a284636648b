#!/usr/bin/env node
/*
 * `ventora COMMAND` in a project: what the scripts of its package.json run. Plain JavaScript, because it completes the
 * project before its TypeScript can be loaded.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { isInstalled, projectFolder, sourceFolder } = require('../../model-json/core/site/site-folders');

const from = (name) => path.join(sourceFolder, 'scripts', name);

/** TypeScript in packages is JSX and modules as ours. */
const TYPESCRIPT = { TSX_TSCONFIG_PATH: path.join(sourceFolder, 'tsconfig.json') };

/** Node's words for a program in TypeScript. */
const typescript = () => ['--import', pathToFileURL(require.resolve('tsx')).href];

/** Runs Node in the project, and exits as it does if that is a failure. */
function node(...words) {
  const { status, signal } = spawnSync(process.execPath, words, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...TYPESCRIPT },
  });
  if (status !== 0) process.exit(status ?? (signal === null ? 1 : 130));
}

/** A script of ours in TypeScript, with the words after the command. */
const script =
  (name) =>
  (...words) =>
    node(...typescript(), from(name), ...words);

/** A script of ours that takes over this process. */
const become = (name) => () => {
  // It reads the words after the command.
  process.argv.splice(1, 2, from(name));
  require(from(name));
};

/** Writes what follows from the project's own files. */
function prepare() {
  Object.assign(process.env, TYPESCRIPT);
  require('./complete').complete();
  const { isGenerated, markGenerated } = require('./generated');
  if (isGenerated()) return;
  const began = Date.now();
  script('generate.ts')();
  markGenerated(began);
}

/** The tests of the project's components. */
function test(...words) {
  const { testsIn } = require('./tests-in');
  const files = words.length > 0 ? words : testsIn(projectFolder);
  node(...typescript(), '--test', '--test-reporter=spec', ...files);
}

/** What each command runs once the project is complete. */
const COMMANDS = {
  start: become('start.js'),
  author: become('serve/author.js'),
  publish: become('serve/publish.js'),
  dev: become('serve/dev.js'),
  build: become('build/build-all.js'),
  static: become('serve/static.js'),
  generate: script('generate.ts'),
  test,
  new: script('project/new.ts'),
  export: script('export.ts'),
  'content:save': script('content/save.ts'),
  'content:reset': script('content/reset.ts'),
  'content:backup': script('content/backup.ts'),
  'content:restore': script('content/restore.ts'),
  'content:check': script('content/check.ts'),
};

function main([command = '', ...words]) {
  if (!isInstalled)
    throw new Error('ventora is run in a project that has it in its node_modules; here, use npm run');
  if (!Object.hasOwn(COMMANDS, command))
    throw new Error(`Say what to do: ventora ${Object.keys(COMMANDS).join('|')}`);
  prepare();
  COMMANDS[command](...words);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
