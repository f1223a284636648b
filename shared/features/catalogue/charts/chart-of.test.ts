import type { FigureModel } from '../api/figure.model';
import { catalogueWords } from '../api/words';
import type { Charted } from './Chart';
import { chartOf } from './chart-of';

const figures = (of: Readonly<Record<string, readonly [number, FigureModel['unit']] | string>>) =>
  Object.entries(of).map(([name, value]): FigureModel =>
    typeof value === 'string' ? { name, value } : { name, value: value[0], unit: value[1] },
  );
const chart = (product: Partial<Charted>, language = 'en-GB', system: 'metric' | 'us' = 'metric') => {
  const whole = { name: 'X 1', figures: [], variants: [], flowCurve: [], ...product };
  const drawn = chartOf(whole, catalogueWords(language), language, system);
  return (
    drawn && {
      ...drawn,
      finding: drawn.finding.replaceAll('\u00a0', ' '),
      cells: drawn.points.map(({ cells }) => cells),
    }
  );
};

const version = (pressure: number, flow: number, specific: number) => ({
  figures: figures({
    maxPressure: [pressure, 'bar'],
    freeAirDelivery: [flow, 'l/min'],
    packagePower: [80, 'kW'],
    specificPower: [specific, 'kW/(m³/min)'],
  }),
});
const versions = [version(13, 9000, 8.9), version(8, 12_000, 6.7)];

it('draws what a cubic metre of air takes over the speed range, and names where it takes least', () => {
  const flowCurve = [
    { delivery: 12_000, power: 83.4 },
    { delivery: 8400, power: 56.8 },
    { delivery: 3000, power: 21.5 },
  ];
  const drawn = chart({ flowCurve, variants: versions });
  expect(drawn?.finding).toBe(
    'X 1 takes least power for its air at 8,400 l/min: 6.76 kW/(m³/min). At 3,000 l/min it is 7.17 kW/(m³/min).',
  );
  expect(drawn?.cells).toEqual([
    ['3,000', '7.17', '21.5'],
    ['8,400', '6.76', '56.8'],
    ['12,000', '6.95', '83.4'],
  ]);
});

it('draws how much less air a version for a higher pressure delivers', () => {
  const drawn = chart({ variants: versions });
  expect(drawn?.finding).toBe('At 13 bar, X 1 delivers 25 % less air than at 8 bar, for the same 80 kW.');
  expect(drawn?.cells).toEqual([
    ['8', '12,000', '6.70'],
    ['13', '9,000', '8.90'],
  ]);
});

it('draws no curve of versions that differ in their supply alone', () => {
  expect(chart({ variants: [version(8, 170, 11), version(8, 170, 11)] })).toBeUndefined();
});

const dryer = { ratedFlow: [13_000, 'l/min'], pressureDewPoint: [3, '°C'] } as const;

it('draws a refrigeration dryer’s flow over the inlet temperatures that it may be used at', () => {
  const drawn = chart({
    figures: figures({ ...dryer, refrigerant: 'R513A', maxInletTemperature: [45, '°C'] }),
  });
  expect(drawn?.finding).toBe(
    'If the air comes in with 45 °C, X 1 dries 8,970 l/min: 31 % less than it is rated for.',
  );
  expect(drawn?.cells).toEqual([
    ['30', '14,600'],
    ['35', '13,000'],
    ['40', '10,800'],
    ['45', '8,970'],
  ]);
});

it('draws an adsorption dryer’s flow over pressure', () => {
  const drawn = chart({ figures: figures({ ...dryer, maxPressure: [8, 'bar'] }) });
  expect(drawn?.finding).toContain('At 5 bar, X 1 dries 9,750 l/min: 25 % less than at 7 bar.');
  expect(drawn?.points).toHaveLength(4);
});

it('draws the pressure that a filter takes, and none of one that takes hardly any', () => {
  const drop = (bar: number) => ({
    figures: figures({ ratedFlow: [8000, 'l/min'], pressureDrop: [bar, 'bar'] }),
  });
  expect(chart(drop(0.2))?.cells).toEqual([
    ['2,000', '0.015'],
    ['4,000', '0.055'],
    ['6,000', '0.12'],
    ['8,000', '0.20'],
  ]);
  expect(chart(drop(0.02))).toBeUndefined();
});

it('draws how long a tank lasts alone, and how long one helps its machine', () => {
  const tank = { tankVolume: [500, 'l'], maxPressure: [11, 'bar'] } as const;
  const alone = chart({ figures: figures(tank) });
  // 500 l × 2 bar ÷ 1 bar = 1,000 l.
  expect(alone?.finding).toBe(
    'It gives 500 l/min for 2 minutes while its pressure falls from 8 bar to 6 bar.',
  );
  expect(alone?.cells[0]).toEqual(['250', '240']);
  const machine = chart({ figures: figures({ ...tank, freeAirDelivery: [400, 'l/min'] }) });
  // 1,000 l ÷ (600 − 400) l/min = 5 min.
  expect(machine?.finding).toContain(
    'draw 600 l/min from X 1, its tank makes up the difference for 5 minutes',
  );
});

const tool = (family: string, flow: number, pressure: number) => ({
  familyId: `ventora:family/air-tools/${family}`,
  figures: figures({ airConsumption: [flow, 'l/min'], workingPressure: [pressure, 'bar'] }),
});

it('draws what an open nozzle takes at less pressure: in proportion to the absolute pressure', () => {
  const drawn = chart(tool('blowing', 350, 6));
  // 350 l/min × 5 bar ÷ 7 bar.
  expect(drawn?.finding).toBe('At 4 bar it takes 250 l/min: 29 % less air than at 6 bar.');
  expect(drawn?.cells.at(0)).toEqual(['2', '150']);
  expect(drawn?.cells.at(-1)).toEqual(['6', '350']);
});

it('draws what compressor a tool needs, by how much of the time it is in use, its usual share among them', () => {
  const drawn = chart(tool('impact', 400, 6.3));
  // 15 % of 400 l/min are 60 l/min, 60 % of 100 l/min.
  expect(drawn?.finding).toBe(
    'In use 15 % of the time, it needs a piston compressor of 100 l/min with a duty cycle of 60 %. Without a break, it needs a screw compressor of 400 l/min.',
  );
  expect(drawn?.cells.map(([use]) => use)).toEqual(['15', '25', '50', '75', '100']);
  expect(drawn?.cells[0]).toEqual(['15', '100', '60']);
  // 20 and 25 % would be drawn over each other.
  expect(chart(tool('nailing', 45, 7))?.cells.map(([use]) => use)).toEqual(['20', '50', '75', '100']);
  // It blows against the tyre.
  expect(chart(tool('blowing', 180, 10))?.title).toBe('The compressor for it');
});

it('draws the water that the air of a drain or separator brings', () => {
  const drain = (family: string) => ({
    familyId: `ventora:family/${family}`,
    figures: figures({ ratedFlow: [12_000, 'l/min'] }),
  });
  const drawn = chart(drain('condensate/drains'));
  expect(drawn?.finding).toBe(
    'At 35 °C and 60 % humidity, 12,000 l/min of air bring 11 l/h of water: 3.3 times as much as at 15 °C.',
  );
  expect(drawn?.cells.map(([room]) => room)).toEqual(['5', '15', '25', '35']);
  const american = chart(drain('condensate/separators'), 'en-US', 'us');
  expect(american?.axes[1]?.unit).toBe('gal/h');
  expect(chart(drain('service-units'))).toBeUndefined();
});

it('writes numbers and units as readers do', () => {
  expect(chart({ variants: versions }, 'de-DE')?.cells[0]).toEqual(['8', '12.000', '6,70']);
  const american = chart({ variants: versions }, 'en-US', 'us');
  expect(american?.axes.map(({ unit }) => unit)).toEqual(['psi', 'cfm', 'kW/100 cfm']);
  expect(american?.cells[0]).toEqual(['116', '424', '19.0']);
});

it('draws nothing of what has no such facts', () => {
  expect(chart({ figures: figures({ weight: [0.4, 'kg'] }) })).toBeUndefined();
});
