import fc from 'fast-check';
import { retyped } from './typed-measures';

/** At most five digits, from a tenth up: more than the fields accept in either system. */
const typedNumber = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, shift]) => digits / 10 ** shift)
  .filter((number) => number >= 0.1)
  .map(String);

it.each([
  ['metric', 'us', 'bar'],
  ['us', 'metric', 'bar'],
  ['metric', 'us', 'l/min'],
  ['us', 'metric', 'l/min'],
] as const)('restores the input from %s to %s and back, of %s', (from, into, unit) => {
  fc.assert(
    fc.property(typedNumber, (typed) => {
      const there = retyped(typed, unit, from, into);
      expect(retyped(there, unit, into, from)).toBe(typed);
    }),
  );
});

it('converts seven bar to psi for readers in the United States', () => {
  expect(retyped('7', 'bar', 'metric', 'us')).toBe('101.5264');
  expect(retyped('7,5', 'bar', 'metric', 'us')).toBe('108.7783');
});

it('leaves invalid numbers unchanged, so that they can be reported', () => {
  expect(retyped('seven', 'bar', 'metric', 'us')).toBe('seven');
  expect(retyped('', 'bar', 'metric', 'us')).toBe('');
});
