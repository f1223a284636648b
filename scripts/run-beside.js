const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');

/**
 * Runs a program beside others: what it says is kept until it has ended, so that no two speak at once.
 * @returns a promise of whether it ended well, and of its words
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
