import type { FigureModel } from '../api/figure.model';
import type { Described } from './Subject';
import { reasonsOf } from './reasons-of';
import { reasonWords } from './words';

const screw: Described = {
  familyId: 'ventora:family/screw/variable-speed',
  features: ['ventora:feature/direct-driven', 'ventora:feature/variable-speed'],
  includes: [],
  lead: 'Follows the demand.',
  description: 'From a quarter to full load in four seconds.',
  figures: [
    { name: 'motorPower', value: 75, unit: 'kW' },
    { name: 'packagePower', value: 83.4, unit: 'kW' },
    { name: 'ratedCurrent', value: 125, unit: 'A' },
    { name: 'soundPressureLevel', value: 75, unit: 'dB(A)' },
    { name: 'dutyCycle', value: 100, unit: '%' },
  ],
};
const mobile = (more: Partial<Described> = {}, ...figures: FigureModel[]): Described => ({
  familyId: 'ventora:family/mobile/coaxial',
  features: ['ventora:feature/direct-driven', 'ventora:feature/on-wheels'],
  includes: [],
  figures: [
    { name: 'freeAirDelivery', value: 107, unit: 'l/min' },
    { name: 'displacement', value: 165, unit: 'l/min' },
    { name: 'weight', value: 22, unit: 'kg' },
    { name: 'width', value: 260, unit: 'mm' },
    ...figures,
  ],
  ...more,
});

const told = (product: Described, language = 'en-GB', system: 'metric' | 'us' = 'metric') =>
  reasonsOf(product, reasonWords(language), language, system);
const texts = (...given: Parameters<typeof told>) =>
  told(...given).map(({ text }) => text.replaceAll('\u00a0', ' '));
const names = (product: Described) => told(product).map(({ name }) => name);

it('tells what a variable-speed machine saves, with its own figures', () => {
  // Half of a band of 1 bar × 7 % a bar × 83.4 kW = 2.9 kW; three quarters of 75 kW = 56 kW.
  expect(texts(screw)).toEqual([
    'Its speed holds the pressure. Switching between load and idle needs a band of 1 bar above it, which at full flow takes about 2.9 kW more.',
    'It runs up from standstill without taking more than its rated 125 A, so it may stop whenever nobody needs air.',
    'No belt slips, wears or needs tensioning between its 75 kW motor and the rotors.',
    '75 dB(A) at 1 m stays below the 80 dB(A) from which ears need protection.',
    'With an exchanger in its oil circuit it gives up to 56 kW as water at 70 °C; a duct takes the warm air to the hall next door.',
    'Filters and separator are reached from the front: 1 m of free space there is all that service needs.',
  ]);
});

it('tells it in American units and in other languages', () => {
  expect(texts(screw, 'en-US', 'us')[0]).toContain('a band of 14.5 psi above it');
  expect(texts(screw, 'en-US', 'us')[3]).toBe(
    '75 dB(A) at 3.3 ft stays below the 80 dB(A) from which ears need protection.',
  );
  expect(told(screw, 'de')[1]?.title).toBe('Keine Stromspitze');
  expect(texts(screw, 'fr')[1]).toContain('courant nominal de 125 A');
  expect(texts(screw, 'es')[1]).toContain('corriente nominal de 125 A');
});

it('leaves out what the lead or the description says already', () => {
  const silent = {
    ...screw,
    description: 'Starts without any current peak, and heats the hall: hot water, too.',
  };
  expect(names(screw)).toEqual(expect.arrayContaining(['softStart', 'usedHeat']));
  expect(names(silent)).not.toEqual(expect.arrayContaining(['softStart']));
  expect(names(silent)).not.toEqual(expect.arrayContaining(['usedHeat']));
});

it('claims a door only for what is narrow enough, and one person only for what one moves', () => {
  const phase = { name: 'phases', value: 1, unit: '1' } as const;
  const supply = [
    phase,
    { name: 'voltage', value: 230, unit: 'V' },
    { name: 'ratedCurrent', value: 6.9, unit: 'A' },
  ];
  expect(names(mobile({}, ...(supply as FigureModel[])))).toEqual([
    'oneShaft',
    'roomDoor',
    'wallSocket',
    'delivered',
  ]);
  const wide = mobile({}, ...(supply as FigureModel[]), { name: 'width', value: 860, unit: 'mm' });
  expect(names(wide)).not.toContain('roomDoor');
  const heavy = mobile({}, ...(supply as FigureModel[]), { name: 'weight', value: 112, unit: 'kg' });
  expect(names(heavy)).not.toContain('roomDoor');
});

it('compares a level with talk up to that of talk, and says nothing of what needs ear muffs', () => {
  const level = (value: number) => names(mobile({}, { name: 'soundPressureLevel', value, unit: 'dB(A)' }));
  expect(level(60)).toContain('likeTalk');
  expect(level(61)).toContain('noMuffs');
  for (const name of ['likeTalk', 'noMuffs']) expect(level(80)).not.toContain(name);
});

it('counts the parts of a kit, and its hours in shifts where people work in them', () => {
  const kit = (hours: number, ...includes: string[]): Described => ({
    familyId: 'ventora:family/service-kits',
    features: [],
    includes,
    figures: [
      { name: 'serviceInterval', value: hours, unit: 'h' },
      { name: 'packedWeight', value: 2.1, unit: 'kg' },
    ],
  });
  expect(texts(kit(3000, 'air-filter', 'oil-filter', 'o-rings')).slice(0, 2)).toEqual([
    '3,000 h are 18 months in one shift and 6 months in three: that is when it is due.',
    '3 kinds of parts that age together come under one order number.',
  ]);
  expect(names(kit(500, 'air-filter', 'oil-bottle'))).toEqual(['oneNumber', 'drawn', 'parcel']);
});

it('tells nothing if fewer than three reasons are true', () => {
  const option: Described = { familyId: 'ventora:family/customise', features: [], includes: [], figures: [] };
  expect(told(option)).toEqual([]);
  expect(told({ ...mobile(), features: [] })).toEqual([]);
});
