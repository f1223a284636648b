import { tabForKey } from './tab-for-key';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 1],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from tab %i to tab %i of three, without wrapping', (key, from, to) => {
  expect(tabForKey(key, from, 3)).toBe(to);
});

it('follows the reading direction with arrow keys', () => {
  expect(tabForKey('ArrowLeft', 0, 3, true)).toBe(1);
  expect(tabForKey('ArrowRight', 1, 3, true)).toBe(0);
});

it('ignores every other key', () => {
  expect(tabForKey('Tab', 1, 3)).toBeUndefined();
  expect(tabForKey('Enter', 1, 3)).toBeUndefined();
});
