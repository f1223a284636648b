import { catalogueWords } from './words';
import { figureRows } from './figure-rows';

const rows = (...sides: readonly (readonly [string, number])[]) =>
  figureRows(
    sides.map(([name, value]) => ({ name, value, unit: 'mm' })),
    catalogueWords('en-GB'),
    'en-GB',
    { system: 'metric' },
  ).map(({ label, value }) => [label, value]);

test('three sides are one line', () => {
  expect(rows(['length', 950], ['width', 430], ['height', 760])).toEqual([
    ['Dimensions (L × W × H)', '950\u00a0× 430\u00a0× 760\u00a0mm'],
  ]);
});

test('the length of a hose is a length, not dimensions', () => {
  expect(rows(['length', 10_000])).toEqual([['Length', '10,000\u00a0mm']]);
});
