import { cableFor, conductorFor, fuseFor, startingOf } from './electrics';

test.each([
  [2.2, false, 'direct'],
  [4, false, 'direct'],
  [5.5, false, 'star-delta'],
  [160, false, 'star-delta'],
  [15, true, 'inverter'],
])('a motor of %s kW (at a variable speed: %s) is started %s', (power, isVariable, starting) => {
  expect(startingOf(power, isVariable)).toBe(starting);
});

test.each([
  [14.4, 20],
  [27.7, 40],
  [66, 80],
  [274, 400],
])('a machine that draws %s A gets the next fuse above 1.2 times that, %s A', (current, fuse) => {
  expect(fuseFor(current)).toBe(fuse);
});

test('a current beyond the largest fuse has no fuse', () => {
  expect(fuseFor(600)).toBeUndefined();
});

test.each([
  [20, 1, 2.5],
  [32, 1, 6],
  [80, 1, 25],
  [400, 2, 120],
])('the cable behind %s A is rated for it at 40 °C: %s × %s mm²', (fuse, count, section) => {
  expect(cableFor(fuse)).toEqual({ count, section });
});

test.each([
  [15, '14 AWG'],
  [20, '12 AWG'],
  [30, '10 AWG'],
  [70, '4 AWG'],
  [225, '300 kcmil'],
  [350, '600 kcmil'],
])('the American conductor behind %s A is rated for it at 40 °C: %s', (fuse, size) => {
  expect(conductorFor(fuse)).toEqual({ size });
});

test('no undersized conductor is recommended', () => {
  expect(() => conductorFor(400)).toThrow(RangeError);
});
