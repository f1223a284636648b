/*
 * `npm run test:all`: `npm test` without skipping or sampling, then the long tests of scripts/long-tests.js. All run even if
 * an earlier one failed. At the end it prints what faults have led to: acknowledged, lost, duplicated.
 */
const { spawnSync } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const longTests = require('./long-tests');
const { faultTable } = require('./test/fault-table');

const root = path.resolve(__dirname, '..');

const faults = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'faults.jsonl');

const summary = [
  { title: 'npm test', command: [process.execPath, 'scripts/test.js', '--all'] },
  ...longTests,
].map(({ title, command: [program, ...words], env }) => {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, FAULT_TABLE: faults },
    shell: process.platform === 'win32',
  });
  return { title, ok: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
});

console.log('');
for (const { title, ok, seconds } of summary)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)`);
console.log(`\nFaults (${faults})`);
console.table(faultTable(faults));
process.exitCode = summary.every(({ ok }) => ok) ? 0 : 1;
