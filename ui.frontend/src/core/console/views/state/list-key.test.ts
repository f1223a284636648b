import { listKey, typedAhead } from './list-key';

const list = (key: string, active: number) => listKey(key, { count: 10, active, perRow: 1, rowsPerPage: 4 });
const cards = (key: string, active: number) => listKey(key, { count: 10, active, perRow: 4, rowsPerPage: 2 });

it('moves along a list and stops at its ends', () => {
  expect([list('ArrowDown', 0), list('ArrowUp', 0), list('ArrowDown', 9)]).toEqual([1, 0, 9]);
  expect([list('Home', 5), list('End', 5), list('PageDown', 7), list('PageUp', 2)]).toEqual([0, 9, 9, 0]);
  expect(list('ArrowRight', 3)).toBeUndefined();
});

it('begins at either end when no item is active', () => {
  expect([list('ArrowDown', -1), list('ArrowUp', -1)]).toEqual([0, 9]);
  expect(listKey('ArrowDown', { count: 0, active: -1, perRow: 1, rowsPerPage: 1 })).toBeUndefined();
});

it('moves among cards in both directions, and from above a short last row to its last card', () => {
  expect([cards('ArrowRight', 3), cards('ArrowDown', 1), cards('ArrowUp', 5)]).toEqual([4, 5, 1]);
  expect([cards('ArrowDown', 7), cards('ArrowDown', 9)]).toEqual([9, 9]);
});

it('finds titles by their first letters, and the next one when a letter is repeated', () => {
  const titles = ['Contact', 'Careers', 'Products', 'Prices', 'Über uns'];
  expect(typedAhead(titles, 0, 'pri')).toBe(3);
  expect(typedAhead(titles, 0, 'c')).toBe(1);
  expect(typedAhead(titles, 1, 'cc')).toBe(0);
  expect(typedAhead(titles, 0, 'ü')).toBe(4);
  expect(typedAhead(titles, 0, 'z')).toBeUndefined();
});
