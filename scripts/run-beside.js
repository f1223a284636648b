const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');

/**
 * Runs a program in parallel with others: its output is held back until it has ended, so that outputs do not mix.
 * @returns a promise of whether it succeeded, and its output
 */
function runBeside(command, words) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(error.message)));
    child.on('close', (status) => resolve({ ok: status === 0, said: Buffer.concat(said).toString() }));
  });
}

module.exports = { runBeside };
