const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');

/**
 * Runs Node programs side by side until one ends or a signal comes; then the others are told to end, too. The process
 * exits as the first one did.
 * @param {string[][]} programs words after `node`
 */
function runAll(programs) {
  let ending = false;
  const children = programs.map((words) =>
    spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env } }),
  );
  const end = (signal) => {
    ending = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  // The terminal sends SIGINT to the children as well; they take the second one for the first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  for (const child of children) {
    child.on('exit', (code, signal) => {
      if (!ending) process.exitCode = code ?? (signal ? 1 : 0);
      if (!ending) end('SIGTERM');
    });
  }
}

module.exports = { runAll };
