const { spawn } = require('node:child_process');

const { projectFolder: root } = require('../../model-json/core/site/site-folders');

/**
 * Compression and image processing run in threads; with an arena for each, glibc holds on to about 200 MB of unused memory.
 * Allocations larger than a page go back to the system when freed.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Creates a group of Node programs that live and end together: when one ends, or on a signal, the others are told to end
 * too. The process exits with the code of the first.
 * @returns a function that adds a program: `run(['--watch', 'program.js'])`, the arguments after `node`
 */
function programGroup() {
  const children = [];
  let ending = false;
  const end = (signal) => {
    ending = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  // From a terminal the children get SIGINT too; they treat both signals as one.
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
