import fc from 'fast-check';
import { airQuality } from './air-quality';
import type { Need, Range } from './fit-machine';
import { linePressure, lossesFor } from './line-pressure';
import type { Machine } from './machine';
import { shortlist, type Shortlist } from './shortlist';

const piston = (
  sku: string,
  delivery: number,
  maxPressure: number,
  more: Partial<Machine> = {},
): Machine => ({
  sku,
  product: sku,
  control: 'stops',
  supply: '400',
  delivery,
  leastDelivery: undefined,
  maxPressure,
  power: 4,
  tank: 270,
  noise: 81,
  dutyCycle: 0.75,
  isOilFree: false,
  isScrew: false,
  dewPoint: undefined,
  ...more,
});
const screw = (sku: string, delivery: number, maxPressure: number, more: Partial<Machine> = {}): Machine =>
  piston(sku, delivery, maxPressure, {
    control: 'idles',
    tank: 0,
    noise: 66,
    dutyCycle: 1,
    isScrew: true,
    ...more,
  });

const machines = [
  piston('M 24 Silent', 85, 8, {
    supply: '230',
    tank: 24,
    noise: 60,
    dutyCycle: 0.5,
    isOilFree: true,
    power: 0.75,
  }),
  piston('M 100 Twin', 255, 10, { supply: '230', tank: 100, noise: 79, dutyCycle: 0.6, power: 2.2 }),
  piston('S 270', 470, 11),
  piston('S 500', 880, 11, { tank: 500, noise: 83 }),
  screw('R 7', 1120, 8),
  screw('R 7 T', 1120, 8, { tank: 270, dewPoint: 3 }),
  screw('R 15', 2250, 8, { noise: 68 }),
  screw('R 15 V', 2200, 8, { noise: 68, control: 'follows', leastDelivery: 660 }),
  piston('P 100', 305, 10, { supply: 'petrol', control: 'idles', dutyCycle: 0.7, noise: 91 }),
  piston('H 15', 432, 15),
];
const treatment = (sku: string, flow: number, dewPoint?: number) => ({
  sku,
  flow,
  maxPressure: 16,
  dewPoint,
});
const range: Range = {
  receivers: [treatment('270 l', 270), treatment('1000 l', 1000)],
  refrigeration: [treatment('K 9', 900, 3), treatment('K 60', 6000, 3)],
  adsorption: [treatment('A 12', 1200, -40), treatment('A 120', 12_000, -40), treatment('A 80', 8000, -70)],
  filters: {
    coarse: [treatment('FP', 20_000)],
    fine: [treatment('FF', 20_000)],
    carbon: [treatment('FA', 20_000)],
  },
};

const needOf = (design: number, atTool = 6.3, more: Partial<Need> = {}): Need => {
  const quality = more.quality ?? airQuality('none');
  return {
    design,
    peak: design,
    peakMinutes: 1,
    line: linePressure(atTool, lossesFor(quality)),
    quality,
    inlet: 35,
    supply: undefined,
    noise: undefined,
    isOilFree: false,
    ...more,
  };
};
const listFor = (need: Need) => shortlist(machines, need, range);
const choicesOf = (list: Shortlist) => ('choices' in list ? list.choices : []);
const named = (list: Shortlist) =>
  Object.fromEntries(
    choicesOf(list).flatMap(({ machine, roles }) => roles.map((role) => [role, machine.sku])),
  );

it('recommends the smallest that fits and a more generous one for two guns and a sander', () => {
  const list = listFor(needOf(637, 6, { quality: airQuality('paint') }));
  expect(named(list)).toMatchObject({ smallest: 'S 500', recommended: 'R 7 T' });
  const [smallest, recommended] = choicesOf(list);
  expect(smallest).toMatchObject({ share: 637 / 880, limit: 0.75, dryer: { sku: 'K 9', count: 1 } });
  // It has its own dryer and tank, so it needs fewer extras than an R 7.
  expect(recommended).toMatchObject({ share: 637 / 1120, dryer: undefined });
  expect(recommended!.filters.map(({ sku }) => sku)).toEqual(['FP', 'FF']);
});

it('recommends one with a quarter more delivery as reserve', () => {
  expect(named(listFor(needOf(900)))).toEqual({ smallest: 'R 7 T', recommended: 'R 15 V' });
  expect(named(listFor(needOf(150)))).toMatchObject({
    smallest: 'M 100 Twin',
    recommended: 'S 270',
    reserve: 'S 500',
  });
});

it('recommends the version of a product with the lowest sufficient pressure', () => {
  const versions = [8, 10, 13].map((bar) => screw(`R 7-${bar}`, 1200 - 20 * bar, bar, { product: 'R 7' }));
  const named = (atTool: number) =>
    choicesOf(shortlist(versions, needOf(700, atTool), range)).map(({ machine }) => machine.sku);
  expect(named(6.3)).toEqual(['R 7-8']);
  expect(named(8)).toEqual(['R 7-10']);
});

it('recommends no screw compressor that would never warm up', () => {
  const skus = choicesOf(listFor(needOf(60))).map(({ machine }) => machine.sku);
  expect(skus).not.toContain('R 7');
});

it('keeps the tool’s pressure at the bottom of the control band', () => {
  // 6.3 bar plus filters and dryer is 7.3, the highest setting of an 8 bar screw compressor.
  expect(named(listFor(needOf(800, 6.3, { quality: airQuality('paint') })))).toMatchObject({
    smallest: 'R 7 T',
  });
  const above = listFor(needOf(200, 10));
  expect(choicesOf(above).map(({ machine }) => machine.sku)).toEqual(['H 15']);
  expect(choicesOf(above)[0]).toMatchObject({ band: 2 });
});

it('respects the visitor’s wishes for mains, noise and oil', () => {
  expect(named(listFor(needOf(150, 6.3, { supply: '230' })))).toMatchObject({ smallest: 'M 100 Twin' });
  expect(named(listFor(needOf(150, 6.3, { supply: 'petrol' })))).toMatchObject({ smallest: 'P 100' });
  expect(named(listFor(needOf(20, 6.3, { isOilFree: true, noise: 65 })))).toMatchObject({
    smallest: 'M 24 Silent',
  });
});

it('suggests which wish to drop if nothing fits', () => {
  expect(listFor(needOf(637, 6.3, { supply: '230' }))).toMatchObject({
    obstacle: 'flow',
    concessions: ['supply'],
    several: { machine: { sku: 'M 100 Twin' }, count: 5 },
  });
  expect(listFor(needOf(637, 6.3, { noise: 62, supply: '400' }))).toMatchObject({ concessions: ['noise'] });
});

it('combines several machines for more air than the largest delivers', () => {
  const list = listFor(needOf(60_000));
  expect(list).toMatchObject({ obstacle: 'flow', several: { machine: { sku: 'R 15' }, count: 29 } });
});

it('states the highest possible pressure', () => {
  expect(listFor(needOf(100, 30))).toMatchObject({ obstacle: 'pressure', most: 14 });
});

it('includes the purge air of a desiccant dryer', () => {
  const [first] = choicesOf(listFor(needOf(700, 6.3, { quality: airQuality('instruments') })));
  expect(first).toMatchObject({ dryer: { kind: 'adsorption', sku: 'A 12' } });
  expect(first!.design).toBeCloseTo(700 + 1200 * 0.17);
});

it('adds a receiver to a machine if a peak needs one', () => {
  const [first] = choicesOf(listFor(needOf(800, 6.3, { peak: 2000 })));
  expect(first!.machine.sku).toBe('R 7');
  expect(first!.receiver).toMatchObject({ forPeak: 880, extra: { sku: '1000 l', count: 1 } });
});

const design = fc.double({ min: 1, max: 3000, noNaN: true });

it('never recommends a machine that would run too long or hold too little', () => {
  fc.assert(
    fc.property(design, fc.double({ min: 1, max: 14, noNaN: true }), (flow, atTool) => {
      const need = needOf(flow, atTool);
      for (const { machine, share, limit, band } of choicesOf(listFor(need))) {
        expect(share).toBeLessThanOrEqual(limit);
        expect(machine.maxPressure - band).toBeGreaterThanOrEqual(need.line - 1e-6);
      }
    }),
  );
});

it('never recommends a smaller machine for more air', () => {
  fc.assert(
    fc.property(design, fc.double({ min: 0, max: 500, noNaN: true }), (flow, more) => {
      const smallest = (need: Need) => choicesOf(listFor(need))[0]?.machine.delivery ?? Infinity;
      expect(smallest(needOf(flow + more))).toBeGreaterThanOrEqual(smallest(needOf(flow)));
    }),
  );
});

it('has an answer for every need: machines, each once, or the obstacle', () => {
  fc.assert(
    fc.property(design, fc.double({ min: 1, max: 40, noNaN: true }), (flow, atTool) => {
      const list = listFor(needOf(flow, atTool));
      const skus = choicesOf(list).map(({ machine }) => machine.sku);
      expect(new Set(skus).size).toBe(skus.length);
      expect(skus.length > 0 || 'obstacle' in list).toBe(true);
    }),
  );
});
