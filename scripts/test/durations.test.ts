import { existsSync } from 'node:fs';
import path from 'node:path';
import durations from './durations.json';

const root = path.resolve(__dirname, '../..');

it('lists durations only of test files that exist', () => {
  expect(Object.keys(durations).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
