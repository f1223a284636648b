import { testsByCheck } from './tests-by-check';

const test = (description: string, status: string) => ({
  annotations: [{ type: 'accessibility', description }],
  status,
});
const spec = (...tests: object[]) => ({ tests });

it('counts the pages of each check, and those that failed, wherever the tests are', () => {
  const suites = [
    {
      specs: [spec(test('axe', 'expected')), spec({ annotations: [], status: 'unexpected' })],
      suites: [{ specs: [spec(test('axe', 'unexpected')), spec(test('keyboard', 'flaky'))] }],
    },
  ];
  expect(testsByCheck({ suites })).toEqual({
    axe: { looked: 2, failed: 1 },
    keyboard: { looked: 1, failed: 0 },
  });
});

it('leaves out checks of which all tests were skipped', () => {
  expect(testsByCheck({ suites: [{ specs: [spec(test('axe', 'skipped'))] }] })).toEqual({});
});
