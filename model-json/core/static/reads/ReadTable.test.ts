import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadTable } from './ReadTable';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'reads-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const reads = (parts: number[], others: number[] = []) => ({ parts: Uint32Array.from(parts), others });

it('knows which reads are current, through the values that they share', () => {
  const table = new ReadTable(folder, undefined);
  const numbers = table.add(0, {
    parts: ['p1 /a', 'p1 /b', 'p1 /c'],
    reads: [reads([0]), reads([1], [0]), reads([2])],
  });
  expect([...table.allParts]).toEqual(['p1 /a', 'p1 /b', 'p1 /c']);
  table.compare(new Set([0]));
  expect(numbers.map((number) => table.isCurrent(number))).toEqual([false, false, true]);
  expect(table.isCurrent(undefined)).toBe(false);
});

it('gives the same parts of two processes one number, and survives a line that was cut off', () => {
  const table = new ReadTable(folder, undefined);
  table.add(0, { parts: ['p1 /a'], reads: [reads([0])] });
  appendFileSync(path.join(folder, 'reads.ndjson'), '{"parts":["p1 /lo');
  const again = new ReadTable(folder, undefined);
  const [number] = again.add(1, { parts: ['p1 /b', 'p1 /a'], reads: [reads([1])] });
  expect(again.allParts).toEqual(['p1 /a', 'p1 /b']);
  const last = new ReadTable(folder, undefined);
  last.compare(new Set([1]));
  expect(last.isCurrent(number)).toBe(true);
});
