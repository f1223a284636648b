/*
 * Checks that files are formatted as Prettier formats them. oxfmt, which does the same in a hundredth of the time, accepts
 * nearly all; what it rejects or does not know, Prettier judges. `npm run test:all` shows Prettier every file.
 */
const { spawnSync } = require('node:child_process');
const { lstatSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const KNOWN_TO_OXFMT = /\.(?:[jt]sx?|json|s?css|html|ya?ml)$/;

function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return { status, stdout, said: stdout + stderr };
}

const node = (name, ...words) => run(process.execPath, path.join(root, 'node_modules/.bin', name), ...words);
const linesOf = (text) => text.split('\n').filter(Boolean);

/** Files that oxfmt would write otherwise, or cannot read. */
function rejected() {
  const { status, stdout, said } = node('oxfmt', '--config', '.prettierrc.json', '--list-different', '.');
  const files = linesOf(stdout);
  // It says which files it cannot read, but does not list them.
  if (status === 0 || (status === 1 && files.length > 0)) return files;
  console.log(said);
  return undefined;
}

/** Files of the checkout that oxfmt was not asked about; undefined if git cannot tell. */
function unknown() {
  const { status, stdout } = run('git', 'ls-files', '--cached', '--others', '--exclude-standard');
  if (status !== 0) return undefined;
  return linesOf(stdout).filter((file) => !KNOWN_TO_OXFMT.test(file) && isFile(file));
}

/** Prettier refuses symbolic links. */
const isFile = (file) => lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true;

const [judged, others] = [rejected(), unknown()];
const files = judged && others ? [...judged, ...others] : ['.'];
const { status, said } = node('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files);
console.log(said);
process.exitCode = status;
