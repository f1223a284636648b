import fc from 'fast-check';
import { retyped, typedNumber } from './numbers';
import { entered, answered, resultOf } from './testing';

it.each([
  ['en-GB', '1,200.5', 1200.5],
  ['en-GB', '0,25', 0.25],
  ['en-US', '1,200', 1200],
  ['de-DE', '0,25', 0.25],
  ['de-DE', '1.200,5', 1200.5],
  ['de-DE', '1.200', 1200],
  ['de-DE', '0.25', 0.25],
  ['fr-FR', '1 200,5', 1200.5],
  ['de-CH', '1’200.5', 1200.5],
  ['es-ES', '-3', -3],
])('reads in %s what people type there: %s', (language, typed, number) => {
  expect(typedNumber(typed, language)).toBe(number);
});

it.each(['', 'much', '1e9', '1.2.3', '--1', '12 bar', 'Infinity', '0x10'])(
  'reads no number in “%s”',
  (typed) => {
    expect(typedNumber(typed, 'en-GB')).toBeUndefined();
  },
);

it('brings what was typed back from other units', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 4 }), (digits, shift) => {
      const typed = String(digits / 10 ** shift);
      const us = retyped(typed, 'flow', 'en-GB', 'metric', 'us');
      expect(Number(retyped(us, 'flow', 'en-GB', 'us', 'metric'))).toBe(Number(typed));
    }),
  );
});

it.each([
  [{ leakFlow: 'much' }, 'number'],
  [{ leakFlow: '-3' }, 'range'],
  [{ leakFlow: '1e9' }, 'number'],
])('says what is wrong with %j, and calculates nothing', (asked, reason) => {
  const { faults, inputs } = entered('leaks', { method: 'known', ...asked });
  expect(faults).toEqual([{ field: 'leakFlow', reason, typed: asked.leakFlow, min: 0.001, max: 1000 }]);
  expect(inputs).toBeUndefined();
});

it('wants whole holes', () => {
  expect(entered('leaks', { count: '1.5' }).faults).toMatchObject([{ field: 'count', reason: 'whole' }]);
});

it('gives the same answer in either system of units', () => {
  const metric = answered('leaks', { method: 'known', leakFlow: '1' });
  const us = answered('leaks', { method: 'known', leakFlow: '35.3147', specific: '19.8218' }, 'en-US', 'us');
  expect(resultOf(us, 'yearCost') / resultOf(metric, 'yearCost')).toBeCloseTo(1, 4);
});

it('begins with round figures in the United States', () => {
  const [fields] = entered('leaks', {}, 'en-US', 'us').groups[0]!.rows;
  expect(fields!.map(({ name, usual }) => [name, usual])).toEqual([
    ['method', undefined],
    ['count', 5],
    ['bore', 0.0625],
    ['pressure', 100],
  ]);
});

it('begins with the prices of the country', () => {
  const fields = entered('leaks').groups.flatMap(({ rows }) => rows.flat());
  expect(fields.find(({ name }) => name === 'price')).toMatchObject({ usual: 0.25 });
});

it('begins with round figures in either system of units', () => {
  const first = (system: 'metric' | 'us') =>
    entered('pipe', { shape: 'ring' }, 'en-US', system).groups[1]?.rows[0]?.map(({ usual }) => usual);
  expect(first('metric')).toEqual([60, 50, 1.5]);
  expect(first('us')).toEqual([200, 2, 50]);
});
