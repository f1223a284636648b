/** @jest-turn 3 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { siteNames } from '../../scripts/chosen-site';

const root = path.resolve(__dirname, '../..');

it.each(siteNames())(
  'the generated files in git are up to date for the components of %s',
  (site) => {
    const words = ['scripts/run-script.js', 'scripts/generate.ts', '--check', `--site=${site}`];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
  120_000,
);
