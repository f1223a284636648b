const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');

/**
 * Compressing and pictures run in threads; with an arena for each, glibc keeps some 200 MB that nobody uses. What is larger than
 * a page goes back to the system when it is freed.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Makes a group of Node programs that live and end together: when one ends, or a signal comes, the others are told to end,
 * too. The process exits as the first one did.
 * @returns a function that adds a program: `run(['--watch', 'program.js'])`, the words after `node`
 */
function programGroup() {
  const children = [];
  let ending = false;
  const end = (signal) => {
    ending = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  // From a terminal the children get SIGINT, too; they take the second one for the first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));

  return function run(words) {
    if (ending) return;
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...MEMORY, ...process.env },
    });
    children.push(child);
    child.on('exit', (code, signal) => {
      if (ending) return;
      process.exitCode = code ?? (signal ? 1 : 0);
      end('SIGTERM');
    });
  };
}

module.exports = { MEMORY, programGroup };
