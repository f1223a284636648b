import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

it('runs each test that is called long at night, and none that is not there', () => {
  const there = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.long.ts'))
    .map((name) => `tests/${name.replaceAll(path.sep, '/')}`);
  const list = readFileSync(path.join(root, 'scripts/long-tests.js'), 'utf8');
  const run = [...list.matchAll(/'(tests\/[^']+\.long\.ts)'/g)].map(([, file]) => file!);
  expect(run.sort()).toEqual(there.sort());
});
