/** @jest-turn 2 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawnSheets } from '../../../scripts/sheets/drawn-sheets';

const root = resolve(__dirname, '../../..');

test('offers sheets to fill in that match the pages (npm run sheets renders them again)', async () => {
  const stale = (await drawnSheets(root)).filter(
    ({ file, bytes }) =>
      !readFileSync(join(root, 'model-json/sites/ventora/dam/ventora/sheets', file)).equals(bytes),
  );
  expect(stale.map(({ file }) => file)).toEqual([]);
}, 60_000);
