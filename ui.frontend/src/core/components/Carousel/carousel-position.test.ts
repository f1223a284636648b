import { bulletForKey, lastPosition, nextPosition, previousPosition } from './carousel-position';

it.each([
  ['one in view', 0, 1, 1],
  ['one in view, at the last: wraps to the first', 5, 1, 0],
  ['three in view', 0, 3, 3],
  ['three in view, at the end: wraps to the first', 3, 3, 0],
  ['three in view, two left: stops where the last fills the view', 1, 4, 2],
  ['all in view: stays', 0, 6, 0],
])('next of six, %s', (_, index, visible, expected) => {
  expect(nextPosition({ index, visible, count: 6 })).toBe(expected);
});

it.each([
  ['one in view', 3, 1, 2],
  ['one in view, at the first: wraps to the last', 0, 1, 5],
  ['three in view, at the first: wraps to the last three', 0, 3, 3],
  ['three in view, one in: back to the first', 1, 3, 0],
  ['all in view: stays', 0, 6, 0],
])('previous of six, %s', (_, index, visible, expected) => {
  expect(previousPosition({ index, visible, count: 6 })).toBe(expected);
});

it('has a single position if everything fits', () => {
  expect(lastPosition({ count: 2, visible: 3 })).toBe(0);
});

it('moves between bullets by key, in reading direction', () => {
  expect(bulletForKey('ArrowRight', 0, 3)).toBe(1);
  expect(bulletForKey('ArrowRight', 2, 3)).toBe(2);
  expect(bulletForKey('ArrowRight', 1, 3, true)).toBe(0);
  expect(bulletForKey('ArrowLeft', 1, 3, true)).toBe(2);
  expect(bulletForKey('Home', 2, 3)).toBe(0);
  expect(bulletForKey('End', 0, 3)).toBe(2);
  expect(bulletForKey('Tab', 0, 3)).toBeUndefined();
});
