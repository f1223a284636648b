import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Steps } from './run-step';

const mockPassed = new Map<string, { hash: string; passed: number; failed: number }>();
jest.mock('./passed', () => ({
  passedWith: (title: string, hash: string) =>
    mockPassed.get(title)?.hash === hash ? mockPassed.get(title) : undefined,
  note: (title: string, hash: string, isGood: boolean, counts: { passed: number; failed: number }) =>
    isGood ? mockPassed.set(title, { hash, ...counts }) : mockPassed.delete(title),
}));

const step = (code: string) => ({
  title: 'A step',
  command: [process.execPath, '-e', code] as [string, ...string[]],
  inputs: ['scripts/test'],
});

async function summaryOf(code: string, isEvery = false): Promise<string> {
  const steps = new Steps(isEvery);
  await steps.check(step(code));
  return steps.summary();
}

beforeEach(() => {
  mockPassed.clear();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('skips a step that passed with the same files, unless all steps are forced', async () => {
  expect(await summaryOf('')).toMatch(/^ok {6}A step \(\d+ s\)$/);
  expect(await summaryOf('')).toMatch(/^ok {6}A step \(skipped/);
  expect(await summaryOf('', true)).toMatch(/^ok {6}A step \(\d+ s\)$/);
});

it('runs a failed step again', async () => {
  expect(await summaryOf('process.exit(1)')).toMatch(/^FAILED {2}A step \(\d+ s\)$/);
  expect(await summaryOf('process.exit(1)')).toMatch(/^FAILED/);
  expect(await summaryOf('')).toMatch(/^ok {6}A step \(\d+ s\)$/);
});

it('lets checks go on while a step with a report runs', async () => {
  const steps = new Steps(true);
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  // Ends when the check beside it has written the report.
  const waits = `const fs = require('node:fs'); const file = ${JSON.stringify(report)};
    const timer = setInterval(() => fs.existsSync(file) && clearInterval(timer), 20);`;
  const count = ({ passed }: { passed: number }) => ({ passed, failed: 0 });
  const failures = () => ['sum.test.ts › adds'];
  const retried = () => ['sum.test.ts › subtracts'];
  await Promise.all([
    steps.run(
      { ...step(''), title: 'Tests', command: () => step(waits).command, count, failures, retried },
      report,
    ),
    steps.check(step(`require('node:fs').writeFileSync(${JSON.stringify(report)}, '{"passed":3}')`)),
  ]);
  expect(steps.counts).toEqual({ passed: 4, failed: 0 });
  expect(steps.failures()).toBe('FAILED  sum.test.ts › adds\n');
  expect(steps.retried()).toBe('second try  sum.test.ts › subtracts\n');
  rmSync(path.dirname(report), { recursive: true });
});
