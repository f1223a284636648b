import { slipsBetween } from './slips-between';

it.each([
  ['leeds', 'leeds', 0],
  ['leeds', 'leesd', 1],
  ['leeds', 'lees', 1],
  ['leeds', 'leedsy', 1],
  ['leeds', 'lead', 2],
])('counts the slips between %s and %s', (a, b, slips) => {
  expect([slipsBetween(a, b, 2), slipsBetween(b, a, 2)]).toEqual([slips, slips]);
});

it('gives up beyond what is asked', () => {
  expect(slipsBetween('leeds', 'bristol', 2)).toBe(3);
  expect(slipsBetween('leeds', 'lyons', 1)).toBe(2);
});
