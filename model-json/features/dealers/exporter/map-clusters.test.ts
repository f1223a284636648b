/** @jest-turn 6 */
import fc from 'fast-check';
import { clustered, NEAR } from './map-clusters';

const pin = fc.record({ x: fc.integer({ min: 0, max: 720 }), y: fc.integer({ min: 0, max: 600 }) });
const pins = fc
  .array(pin, { maxLength: 60 })
  .map((spots) => spots.map((spot, index) => ({ ...spot, number: index + 1, id: `dealer-${index + 1}` })));

it('shows every dealer once, alone or in a cluster', () => {
  fc.assert(
    fc.property(pins, (all) => {
      const shown = clustered(all).flatMap((cluster) => cluster.pins.map(({ number }) => number));
      expect(shown.toSorted((a, b) => a - b)).toEqual(all.map(({ number }) => number));
    }),
  );
});

it('keeps separate dealers apart, and joins those that would overlap', () => {
  const at = (number: number, x: number) => ({ number, id: `${number}`, x, y: 100 });
  const found = clustered([at(1, 100), at(2, 300), at(3, 100 + NEAR - 4), at(4, 300 + NEAR)]);
  expect(found.map(({ pins: own }) => own.map(({ number }) => number))).toEqual([[1, 3], [2], [4]]);
  expect(found[0]).toMatchObject({ x: 115, spread: NEAR - 4 });
});
