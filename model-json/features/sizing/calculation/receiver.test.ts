import fc from 'fast-check';
import { peakVolume, startsPerHour, startsVolume } from './receiver';

/* The worked example of "What a duty cycle is": M 100 Twin, 255 l/min, 150 l/min demand, 100 l, 8 to 10 bar. */
it('calculates 18.5 starts an hour, as in the article', () => {
  expect(startsPerHour(255, 150 / 255, 100, 2)).toBeCloseTo(18.5, 1);
});

it('calculates 6.9 starts with an extra 170 l, and 11.3 for an S 270', () => {
  expect(startsPerHour(255, 150 / 255, 270, 2)).toBeCloseTo(6.9, 1);
  expect(startsPerHour(470, 150 / 470, 270, 2)).toBeCloseTo(11.3, 1);
});

it('covers a minute of 500 l/min above delivery with 500 l at 1 bar', () => {
  expect(peakVolume(1, 1500, 1000, 1)).toBe(500);
  expect(peakVolume(2, 1500, 1000, 0.5)).toBe(2000);
});

it('needs no volume for a peak that the machine delivers', () => {
  expect(peakVolume(5, 900, 1000, 1)).toBe(0);
});

it('needs 94 l for an M 100 Twin at 20 starts if demand is half of delivery', () => {
  expect(startsVolume(255, 0.5, 20, 2)).toBeCloseTo(95.6, 1);
});

const flow = fc.double({ min: 10, max: 30_000, noNaN: true });
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const band = fc.double({ min: 0.2, max: 2, noNaN: true });

it('starts as often as allowed with exactly the calculated volume', () => {
  fc.assert(
    fc.property(flow, share, band, fc.integer({ min: 5, max: 90 }), (delivery, x, dp, starts) => {
      const volume = startsVolume(delivery, x, starts, dp);
      expect(startsPerHour(delivery, x, volume, dp)).toBeCloseTo(starts, 6);
    }),
  );
});

it('never needs less volume for a longer or higher peak, nor more for a wider band', () => {
  fc.assert(
    fc.property(flow, flow, band, (demand, supply, dp) => {
      const volume = peakVolume(1, demand, supply, dp);
      expect(peakVolume(1.5, demand, supply, dp)).toBeGreaterThanOrEqual(volume);
      expect(peakVolume(1, demand + 10, supply, dp)).toBeGreaterThanOrEqual(volume);
      expect(peakVolume(1, demand, supply, dp * 1.5)).toBeLessThanOrEqual(volume);
    }),
  );
});
