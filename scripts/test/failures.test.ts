import path from 'node:path';
import { failedInBrowser, failedInJest, retriedInBrowser, retriedInJest } from './failures';

const root = path.resolve(__dirname, '../..');

it('names failed unit tests by file, title and error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['\n\u001b[31mError: 1 is not 2\u001b[39m\n  at x'],
    },
  ];
  const name = path.join(root, 'shared/sum.test.ts');
  expect(failedInJest({ testResults: [{ name, status: 'failed', message: '', assertionResults }] })).toEqual([
    'shared/sum.test.ts › subtracts › Error: 1 is not 2',
  ]);
});

it('names a file of unit tests that could not be run', () => {
  const name = path.join(root, 'shared/sum.test.ts');
  const message = 'Cannot find module sum';
  expect(failedInJest({ testResults: [{ name, status: 'failed', message, assertionResults: [] }] })).toEqual([
    'shared/sum.test.ts › Cannot find module sum',
  ]);
});

it('names browser tests that failed on every try, at any depth', () => {
  const test = (title: string, status: string) => ({
    file: 'editor/menu.spec.ts',
    title,
    tests: [{ status, results: [{}, { error: { message: 'Test timeout of 60000ms exceeded.' } }] }],
  });
  const inner = { suites: [], specs: [test('closes', 'unexpected'), test('opens', 'flaky')] };
  const report = { suites: [{ suites: [inner], specs: [] }] };
  expect(failedInBrowser(report)).toEqual([
    'editor/menu.spec.ts › closes › Test timeout of 60000ms exceeded.',
  ]);
  expect(retriedInBrowser(report)).toEqual(['editor/menu.spec.ts › opens']);
});

it('names unit tests that passed on a second try', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', invocations: 1 },
    { status: 'passed', fullName: 'subtracts', invocations: 2 },
    { status: 'failed', fullName: 'divides', invocations: 2 },
  ];
  const name = path.join(root, 'shared/sum.test.ts');
  expect(retriedInJest({ testResults: [{ name, assertionResults }] })).toEqual([
    'shared/sum.test.ts › subtracts',
  ]);
});
