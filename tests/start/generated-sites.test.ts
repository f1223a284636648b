import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { siteNames } from '../../scripts/chosen-site';

const root = path.resolve(__dirname, '../..');

it.each(siteNames())(
  'has in git what follows from the components that %s uses',
  (site) => {
    const words = ['scripts/run-script.js', 'scripts/generate.ts', '--check', `--site=${site}`];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
  120_000,
);
