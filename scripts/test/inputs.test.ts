import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfInputs } from './inputs';

const file = path.join(__dirname, 'inputs-test.txt');

afterEach(() => rmSync(file, { force: true }));

it('changes the hash when a file is added or edited, and only then', () => {
  const before = hashOfInputs(['scripts/test']);
  expect(before).toMatch(/^[\da-f]{64}$/);
  expect(hashOfInputs(['scripts/test'])).toBe(before);
  writeFileSync(file, 'one');
  const one = hashOfInputs(['scripts/test']);
  writeFileSync(file, 'other');
  const other = hashOfInputs(['scripts/test']);
  expect(new Set([before, one, other]).size).toBe(3);
});

it('ignores changes to files that are not inputs', () => {
  const before = hashOfInputs(['scripts', ':!scripts/test']);
  writeFileSync(file, 'one');
  expect(hashOfInputs(['scripts', ':!scripts/test'])).toBe(before);
});
