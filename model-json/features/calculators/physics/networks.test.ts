import fc from 'fast-check';
import { presentValueFactor } from './annuity';
import { boreFor, pressureDrop, velocity } from './pipe';
import { balance } from './ring';
import { meanPower } from './running';

describe('a pipe', () => {
  /* By hand: 450 × 200^1.85 × 100 ÷ (80^5 × 8) = 450 × 18 067 × 100 ÷ (3.277e9 × 8) = 0.0310 bar. */
  it('loses what the manuals’ formula says', () => {
    expect(pressureDrop(12, 100, 80, 7)).toBeCloseTo(0.031, 4);
  });

  /* Darcy and Weisbach, λ = 0.018 at Re = 7.5e5 in smooth pipe: 0.018 × 100 m ÷ 0.08 m × 9.5 kg/m³ × (4.97 m/s)² ÷ 2 = 2640 Pa. */
  it('loses within a fifth of what Darcy and Weisbach say', () => {
    const speed = velocity(12, 80, 7);
    expect(speed).toBeCloseTo(4.97, 2);
    const darcy = ((0.018 * 100) / 0.08) * 9.5 * (speed ** 2 / 2) * 1e-5;
    expect(Math.abs(pressureDrop(12, 100, 80, 7) / darcy - 1)).toBeLessThan(0.2);
  });

  it('loses as much as allowed at the bore that is worked out for it', () => {
    const bore = boreFor(12, 100, 0.1, 7);
    expect(pressureDrop(12, 100, bore, 7)).toBeCloseTo(0.1, 9);
  });
});

describe('a ring main', () => {
  const even = (draw: number, length = 60) => ({ length, bore: 50, draw });

  it('brings half of the air each way to a take-off that is halfway', () => {
    const { flows, drops } = balance([even(4), even(0)], 7);
    expect(flows[0]).toBeCloseTo(2, 9);
    expect(flows[1]).toBeCloseTo(-2, 9);
    expect(drops[0]).toBeCloseTo(pressureDrop(2, 60, 50, 7), 9);
  });

  /*
   * By hand: one take-off with 60 m one way and 120 m the other: q₁^1.85 × 60 = q₂^1.85 × 120, so q₁ ÷ q₂ = 2^(1 ÷ 1.85) = 1.4545;
   * of 4 m³/min 2.370 come the short way and 1.630 the long one.
   */
  it('sends more air the shorter way', () => {
    const { flows } = balance([even(4, 60), even(0, 120)], 7);
    expect(flows[0]).toBeCloseTo(2.3704, 3);
    expect(flows[1]).toBeCloseTo(-1.6296, 3);
  });

  /* Symmetry: three equal take-offs a quarter apart; the middle one is fed from both sides by half of its air. */
  it('feeds the middle of three take-offs from both sides', () => {
    const { flows } = balance([even(1), even(1), even(1), even(0)], 7);
    expect(flows.map((flow) => Number(flow.toFixed(6)))).toEqual([1.5, 0.5, -0.5, -1.5]);
  });

  it('is balanced whatever is drawn where', () => {
    const length = fc.record({
      length: fc.double({ min: 0.1, max: 10_000, noNaN: true }),
      bore: fc.double({ min: 4, max: 1000, noNaN: true }),
      draw: fc.double({ min: 0.01, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(length, { minLength: 2, maxLength: 8 }), (segments) => {
        const { flows, drops, remainder } = balance(segments, 7);
        const largest = Math.max(...drops.map(Math.abs));
        expect(Math.abs(remainder)).toBeLessThanOrEqual(1e-6 * Math.max(1, largest));
        // What comes to a point and is not drawn there goes on.
        for (const [index, { draw }] of segments.slice(0, -1).entries())
          expect(flows[index]! - draw).toBeCloseTo(flows[index + 1]!, 6);
      }),
    );
  });
});

/* Our article “Fixed or variable speed”: an R 30 takes 33.1 kW loaded and 9.9 idling; at half load 33.1 × 0.5 + 9.9 × 0.5 = 21.5 kW. */
it('takes two thirds of its power for half of the air at fixed speed', () => {
  const runner = { delivery: 4.7, least: 4.7, power: 33.1, leastPower: 33.1, idle: 9.9 / 33.1 };
  expect(meanPower(runner, 2.35)).toBeCloseTo(21.5, 9);
  expect(meanPower(runner, 4.7)).toBeCloseTo(33.1, 9);
  expect(meanPower(runner, 0)).toBeCloseTo(9.9, 9);
});

/* The same article: an R 30 V takes 34.0 kW for 4.6 m³/min and 11.1 for 1.4; it gives 29.7, 22.5 and 15.4 kW for 4.0, 3.0 and 2.0. */
it.each([
  [4.6, 34],
  [4, 29.7],
  [3, 22.5],
  [2, 15.4],
  [1.4, 11.1],
])('takes for %s m³/min at variable speed what the article says', (demand, power) => {
  const runner = { delivery: 4.6, least: 1.4, power: 34, leastPower: 11.1, idle: 0.3 };
  expect(Math.abs(meanPower(runner, demand) - power)).toBeLessThan(0.06);
});

it('idles below the least delivery', () => {
  const runner = { delivery: 4.8, least: 1.2, power: 36, leastPower: 9, idle: 0.25 };
  expect(meanPower(runner, 0.6)).toBeCloseTo(9 * (0.5 + 0.125), 9);
});

/* Tables of interest: 10 years at 5 % are worth 7.7217; with a rise of 2 %, r = 1.02 ÷ 1.05: 8.5564. */
it('discounts yearly sums as the tables do', () => {
  expect(presentValueFactor(10, 0.05, 0)).toBeCloseTo(7.7217, 4);
  const r = 1.02 / 1.05;
  const byHand = Array.from({ length: 10 }, (_, year) => r ** (year + 1)).reduce((a, b) => a + b);
  expect(presentValueFactor(10, 0.05, 0.02)).toBeCloseTo(byHand, 9);
  expect(presentValueFactor(7, 0.03, 0.03)).toBe(7);
});
