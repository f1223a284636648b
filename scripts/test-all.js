/*
 * `npm run test:all`: `npm test` without skipping or sampling, then the long tests of scripts/long-tests.js. All run even if
 * an earlier one failed.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const longTests = require('./long-tests');

const root = path.resolve(__dirname, '..');

const summary = [
  { title: 'npm test', command: [process.execPath, 'scripts/test.js', '--all'] },
  ...longTests,
].map(({ title, command: [program, ...words] }) => {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { title, ok: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
});

console.log('');
for (const { title, ok, seconds } of summary)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)`);
process.exitCode = summary.every(({ ok }) => ok) ? 0 : 1;
