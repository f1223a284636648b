import fc from 'fast-check';
import { airDemand, togetherOf, type Consumer } from './air-demand';

const reserve = { leaks: 0.1, growth: 0.2 };
const gun: Consumer = { flow: 300, pressure: 2, count: 2, use: 0.5 };
const sander: Consumer = { flow: 380, pressure: 6, count: 1, use: 0.5 };

it('adds up two spray guns and a sander', () => {
  const demand = airDemand([gun, sander], reserve);
  expect(demand).toMatchObject({ mean: 490, connected: 980, pressure: 6 });
  expect(demand.design).toBeCloseTo(637);
  expect(demand.peak).toBeCloseTo(980 * 0.89);
});

it('uses the visitor’s share for the peak, but never less than the mean', () => {
  expect(airDemand([gun, sander], reserve, 0.6).peak).toBeCloseTo(588);
  expect(airDemand([gun, sander], reserve, 0.1).peak).toBe(490);
});

it('counts tools that never stop in full', () => {
  expect(airDemand([{ flow: 1000, pressure: 6, count: 3, use: 1 }], reserve).peak).toBe(3000);
});

it('needs nothing for no tools', () => {
  expect(airDemand([], reserve)).toEqual({
    mean: 0,
    design: 0,
    connected: 0,
    peak: 0,
    together: 1,
    pressure: 0,
  });
});

it('counts more than sixteen tools as sixteen', () => {
  expect(togetherOf(1)).toBe(1);
  expect(togetherOf(40)).toBe(togetherOf(16));
});

const consumer = fc.record({
  flow: fc.double({ min: 1, max: 5000, noNaN: true }),
  pressure: fc.double({ min: 0.5, max: 15, noNaN: true }),
  count: fc.integer({ min: 1, max: 20 }),
  use: fc.double({ min: 0.01, max: 1, noNaN: true }),
});
const consumers = fc.array(consumer, { maxLength: 6 });
/** Sums of decimals in a different order differ in the last digit. */
const atLeast = (least: number) => least - Math.abs(least) * 1e-9;

it('never needs less air or pressure with one tool more', () => {
  fc.assert(
    fc.property(consumers, consumer, (tools, more) => {
      const [before, after] = [airDemand(tools, reserve), airDemand([...tools, more], reserve)];
      for (const key of ['mean', 'design', 'connected', 'peak', 'pressure'] as const) {
        expect(after[key]).toBeGreaterThanOrEqual(atLeast(before[key]));
      }
    }),
  );
});

it('never needs less for more tools, longer use or a larger reserve', () => {
  fc.assert(
    fc.property(consumers, consumer, fc.double({ min: 0, max: 1, noNaN: true }), (tools, tool, share) => {
      const before = airDemand([...tools, tool], reserve);
      const longer = Math.min(1, tool.use + share);
      for (const changed of [
        { ...tool, count: tool.count + 1 },
        { ...tool, use: longer },
      ]) {
        const after = airDemand([...tools, changed], reserve);
        expect(after.design).toBeGreaterThanOrEqual(atLeast(before.design));
        expect(after.peak).toBeGreaterThanOrEqual(atLeast(before.peak));
      }
      const roomier = airDemand([...tools, tool], { ...reserve, growth: reserve.growth + share });
      expect(roomier.design).toBeGreaterThanOrEqual(atLeast(before.design));
    }),
  );
});

it('keeps the mean below the peak, and the peak below the sum of all tools', () => {
  fc.assert(
    fc.property(consumers, (tools) => {
      const { mean, peak, connected } = airDemand(tools, reserve);
      expect(peak).toBeGreaterThanOrEqual(atLeast(mean));
      expect(connected).toBeGreaterThanOrEqual(atLeast(peak));
    }),
  );
});

it('does not depend on the order of the tools', () => {
  fc.assert(
    fc.property(consumers, (tools) => {
      expect(airDemand(tools.toReversed(), reserve).peak).toBeCloseTo(airDemand(tools, reserve).peak, 6);
    }),
  );
});
