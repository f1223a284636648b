import type { FigureModel } from '../api/figure.model';
import { catalogueWords } from '../api/words';
import { pairingOf } from './pairing-of';

type Facts = Readonly<Record<string, readonly [number, FigureModel['unit']]>>;
const product = (family: string, facts: Facts) => ({
  familyId: `ventora:family/${family}`,
  figures: Object.entries(facts).map(([name, [value, unit]]): FigureModel => ({ name, value, unit })),
});
type Product = ReturnType<typeof product>;
const reason = (one: Product, part: Product, language = 'en-GB', system: 'metric' | 'us' = 'metric') =>
  pairingOf(one, part, { words: catalogueWords(language), language, system })?.replaceAll('\u00a0', ' ');

const screw = product('screw/fixed-speed', { freeAirDelivery: [12_000, 'l/min'], maxPressure: [8, 'bar'] });
const dryer = (flow: number, most = 14) =>
  product('dryers/refrigeration', {
    ratedFlow: [flow, 'l/min'],
    maxPressure: [most, 'bar'],
    pressureDewPoint: [3, '°C'],
  });
const filter = product('filters/fine', {
  ratedFlow: [15_000, 'l/min'],
  maxPressure: [16, 'bar'],
  pressureDrop: [0.12, 'bar'],
  residualOil: [0.01, 'mg/m³'],
});
const tank = (most: number) =>
  product('tanks/vertical', { tankVolume: [3000, 'l'], maxPressure: [most, 'bar'] });
const drain = product('condensate/drains', { ratedFlow: [12_000, 'l/min'], maxPressure: [16, 'bar'] });

it('says that a dryer takes all that a machine delivers, and nothing if it does not', () => {
  // At 8 bar it dries 4 % more than at 7 bar: 11,600 × 1.04 = 12,064 l/min.
  const dries = 'Dries the full 12,000 l/min at 8 bar, to a dew point of 3 °C.';
  expect(reason(screw, dryer(11_600))).toBe(dries);
  expect(reason(screw, dryer(11_500))).toBeUndefined();
  expect(reason(screw, dryer(13_000, 7))).toBeUndefined();
});

it('says what a filter leaves and takes of what passes', () => {
  // 0.12 bar × (12,000 ÷ (15,000 × 9 ÷ 8))^1.85 = 0.064 bar.
  expect(reason(screw, filter)).toBe(
    'Leaves 0.01 mg/m³ of oil in 12,000 l/min, and takes 0.064 bar of the pressure.',
  );
  expect(reason(dryer(16_000), filter)).toBeUndefined();
  const booster = product('stationary/booster', {
    freeAirDelivery: [820, 'l/min'],
    maxPressure: [35, 'bar'],
    inletPressure: [7, 'bar'],
  });
  expect(reason(booster, filter)).toContain('Leaves 0.01 mg/m³ of oil in 820 l/min');
});

it('says how long a tank bridges, if it withstands the machine’s pressure', () => {
  // 3,000 l × 2 bar ÷ 12,000 l/min = 30 s.
  expect(reason(screw, tank(11))).toBe('Bridges 30 seconds of full delivery, from 8 bar down to 6 bar.');
  expect(reason(screw, tank(7))).toBeUndefined();
});

it('says what is drained and separated', () => {
  const separator = product('condensate/separators', { ratedFlow: [15_000, 'l/min'] });
  expect(reason(screw, separator)).toBe(
    'Separates the 54 l of condensate that eight hours of delivery bring.',
  );
  // Rated for screw oil.
  const piston = product('stationary/two-stage', {
    freeAirDelivery: [470, 'l/min'],
    maxPressure: [11, 'bar'],
  });
  expect(reason(piston, separator)).toBeUndefined();
  expect(reason(piston, drain)).toBe('Drains the 2.4 l of water that eight hours of delivery bring.');
  const small = product('filters/fine', { ratedFlow: [600, 'l/min'], maxPressure: [16, 'bar'] });
  expect(reason(small, drain)).toBe('Drains what 600 l/min leave behind; it is made for up to 12,000 l/min.');
});

it('says what hoses, couplings and service units lose at what a tool takes', () => {
  const tool = product('air-tools/drills', { airConsumption: [290, 'l/min'], workingPressure: [6.3, 'bar'] });
  const facts = { ratedFlow: [500, 'l/min'], pressureDrop: [0.3, 'bar'] } as const;
  // 0.3 bar × (290 ÷ 500)^1.85 = 0.11 bar.
  expect(reason(tool, product('hoses', { ...facts, length: [10_000, 'mm'] }))).toBe(
    'Loses 0.11 bar over 10 m at 290 l/min.',
  );
  expect(reason(tool, product('hoses', facts))).toBe('Loses 0.11 bar at 290 l/min.');
  expect(reason(tool, product('hoses', { ...facts, ratedFlow: [1900, 'l/min'] }))).toBe(
    'Loses less than 0.01 bar at 290 l/min.',
  );
  expect(reason(tool, product('service-units', { ...facts, particleSize: [5, 'µm'] }))).toBe(
    'Stops particles from 5 µm, and loses 0.11 bar at 290 l/min.',
  );
  expect(reason(tool, product('hoses', { ...facts, ratedFlow: [125, 'l/min'] }))).toBeUndefined();
});

it('says how a tool runs on a machine: without a break, or for a while on its tank', () => {
  const tool = (flow: number) =>
    product('air-tools/impact', { airConsumption: [flow, 'l/min'], workingPressure: [6.3, 'bar'] });
  const mobile = product('mobile/piston', {
    freeAirDelivery: [200, 'l/min'],
    maxPressure: [10, 'bar'],
    tankVolume: [50, 'l'],
    dutyCycle: [60, '%'],
  });
  expect(reason(mobile, tool(120))).toBe(
    'Takes 120 l/min of the 200 l/min delivered: it runs without a break.',
  );
  expect(reason(mobile, tool(180))).toBe(
    'Takes 180 l/min of the 200 l/min delivered: the compressor needs breaks in between.',
  );
  // 50 l × 2 bar ÷ 1 bar = 100 l, at 200 l/min more than it delivers: 30 s.
  expect(reason(mobile, tool(400))).toBe(
    'Runs for 30 seconds at a stretch, while the tank falls from 10 bar to 8 bar.',
  );
  expect(reason(mobile, tool(4000))).toBeUndefined();
  expect(reason(mobile, tool(201))).toBeUndefined();
});

it('says it in the reader’s language and units', () => {
  expect(reason(screw, tank(11), 'fr-FR')).toBe(
    'Assure 30 secondes à plein débit, le temps que la pression descende de 8 bar à 6 bar.',
  );
  expect(reason(screw, dryer(13_000), 'en-US', 'us')).toBe(
    'Dries the full 424 cfm at 116 psi, to a dew point of 37 °F.',
  );
});

it('says nothing of what states no such facts', () => {
  expect(reason(screw, product('oils', { viscosity: [46, 'mm²/s'] }))).toBeUndefined();
});
