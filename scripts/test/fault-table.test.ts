import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteFaults, type FaultRow } from '../../tests/fault-table';
import { faultTable } from './fault-table';

const dir = mkdtempSync(path.join(tmpdir(), 'faults-'));
const file = path.join(dir, 'faults.jsonl');
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => delete process.env['FAULT_TABLE']);

const row: FaultRow = {
  engine: 'embedded',
  fault: 'process killed',
  times: 10,
  acknowledged: 400,
  lost: 0,
  duplicated: 0,
  errors: 3,
  recovery: 240,
};

it('adds up what several tests have noted about the same fault, and keeps the longest recovery', () => {
  process.env['FAULT_TABLE'] = file;
  noteFaults(row);
  noteFaults({ ...row, lost: 1, recovery: 1810 });
  noteFaults({ ...row, engine: 'Sling' });
  expect(faultTable(file)).toEqual({
    'embedded: process killed': {
      times: 20,
      acknowledged: 800,
      lost: 1,
      duplicated: 0,
      errors: 6,
      'recovery, s': 1.8,
    },
    'Sling: process killed': {
      times: 10,
      acknowledged: 400,
      lost: 0,
      duplicated: 0,
      errors: 3,
      'recovery, s': 0.2,
    },
  });
});

it('shows what a test did not count as such, not as none', () => {
  const other = path.join(dir, 'uncounted.jsonl');
  process.env['FAULT_TABLE'] = other;
  const { lost: _, duplicated: __, ...counted } = row;
  noteFaults(counted);
  expect(faultTable(other)['embedded: process killed']).toMatchObject({
    acknowledged: 400,
    lost: '–',
    duplicated: '–',
    errors: 3,
  });
});

it('is empty if no test has noted anything', () => {
  noteFaults(row);
  expect(faultTable(path.join(dir, 'missing.jsonl'))).toEqual({});
  writeFileSync(path.join(dir, 'empty.jsonl'), '');
  expect(faultTable(path.join(dir, 'empty.jsonl'))).toEqual({});
});
