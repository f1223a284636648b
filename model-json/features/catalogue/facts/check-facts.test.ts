import { EXCEPTIONS } from './completeness';
import { factFaults, sharedGtins } from './check-facts';
import type { TradeItem } from './FactFault';
import { checkDigit, isGtin } from './gtin';

const MACHINE = {
  gtin: '9520003215085',
  customsTariffNumber: '84148075',
  countryOfOrigin: 'DE',
  motorPower: 15,
  packagePower: 17.2,
  specificPower: 7.82,
  testStandard: 'ISO 1217:2009, E',
  minFreeAirDelivery: 660,
  freeAirDelivery: 2200,
  maxPressure: 8,
  flowCurve: ['2200 | 17.2', '1540 | 11.7', '660 | 5.3'],
  minAmbientTemperature: 5,
  maxAmbientTemperature: 40,
  serviceInterval: 3000,
  warranty: 24,
  weight: 305,
  length: 860,
  width: 860,
  height: 1250,
  packedWeight: 323,
  packedLength: 940,
  packedWidth: 940,
  packedHeight: 1410,
  connections: ['air-outlet | G 1 | 731 | 860 | 1025'],
};

const item = (
  elements: Readonly<Record<string, string | number | string[] | undefined>>,
  family = 'screw/variable-speed',
  path = '/content/dam/mysite/products/v-1',
): TradeItem => ({
  path,
  family,
  elements: Object.fromEntries(
    Object.entries({ ...MACHINE, ...elements }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ),
});

const serials = (...partSerials: string[]) => ({
  spareParts: ['/content/dam/mysite/products/service/v-8-00'],
  partSerials,
});

const faultsOf = (...items: TradeItem[]) =>
  factFaults(items).map(({ element, fault }) => `${element} ${fault}`);

it('finds nothing wrong with a machine whose facts are true', () => {
  expect(factFaults([item({})])).toEqual([]);
});

it.each<[string, Parameters<typeof item>[0], string]>([
  ['a package that takes less than its shaft gives', { packagePower: 14 }, 'packagePower is 14 kW'],
  ['a package without a motor', { motorPower: undefined }, 'motorPower is undefined'],
  ['a specific power that is not the quotient', { specificPower: 7.9 }, 'are 7.82 kW/(m³/min)'],
  [
    'an incredible specific power',
    { specificPower: 78.18, freeAirDelivery: 220, minFreeAirDelivery: 66 },
    'credible for its kind are 5 to 10.5',
  ],
  ['a curve that ends elsewhere', { minFreeAirDelivery: 600 }, 'has 660 where minFreeAirDelivery is 600'],
  [
    'a curve on which less air takes more power',
    { flowCurve: ['2200 | 17.2', '1540 | 4', '660 | 5.3'] },
    'must fall in delivery and power from line 2 to 3',
  ],
  ['limits in the wrong order', { minAmbientTemperature: 45 }, 'must be less than maxAmbientTemperature'],
  ['a packing that is too small', { packedHeight: 1200 }, 'packedHeight is 1200; the product in it has 1250'],
  [
    'a wrong CO₂ equivalent',
    { refrigerantCharge: 0.42, globalWarmingPotential: 629, carbonDioxideEquivalent: 300 },
    '0.42 kg times 629 are 264 kg',
  ],
  [
    'a connection inside the machine',
    { connections: ['air-outlet | G 1 | 700 | 500 | 1025'] },
    'is not on the envelope of 860 × 860 × 1250 mm',
  ],
  ['a connection outside', { connections: ['cable | M25 | 0 | 900 | 10'] }, 'is not on the envelope'],
  ['an unknown role', { connections: ['chimney | G 1 | 0 | 0 | 0'] }, 'chimney is no role'],
  ['a wrong check digit', { gtin: '9520003215086' }, 'with its first 12 digits it ends in 5'],
  ['a fact that its kind needs', { warranty: undefined }, 'warranty is missing'],
  ['serial numbers of no spare part', serials('V-9 | 2301-00001 |'), 'line 1 names V-9; it must name one'],
  ['a line without its bars', serials('V-8-00 | | 2252-99999', 'V-8-00'), 'line 2 has 1 columns'],
  ['a line without serial numbers', serials('V-8-00 | |'), 'line 1 has no serial number'],
  [
    'what is no serial number',
    serials('V-8-00 | from 2023 |'),
    'line 1 has “from 2023”; a serial number has',
  ],
  [
    'serial numbers that end before they begin',
    serials('V-8-00 | 2301-00001 | 2252-99999'),
    'line 1 ends before it begins: 2301-00001 is after 2252-99999',
  ],
])('names %s', (_what, elements, fault) => {
  expect(faultsOf(item(elements)).join('\n')).toContain(fault);
});

it('accepts serial numbers with one end or both, and any punctuation of the order number', () => {
  const lines = ['V-8-00 | 2301-00001 |', 'v 8/00 | | 2152-99999', 'V-8-00 | 2201-00001 | 2252-99999'];
  expect(faultsOf(item(serials(...lines)))).toEqual([]);
});

it('names a version with more pressure and as much air', () => {
  const more = item({ maxPressure: 10 }, 'screw/variable-speed', '/content/dam/mysite/products/v-1-10');
  expect(factFaults([item({}), more])).toEqual([
    {
      path: more.path,
      element: 'freeAirDelivery',
      fault: 'is 2200 at 10 bar; it must be less than 2200, that of 8 bar',
    },
  ]);
});

it('names a GTIN that two products have', () => {
  const other = item({}, 'screw/fixed-speed', '/content/dam/mysite/products/v-2');
  expect(sharedGtins([item({}), other])).toEqual([
    {
      path: other.path,
      element: 'gtin',
      fault: '9520003215085 is that of /content/dam/mysite/products/v-1 already',
    },
  ]);
});

it('does not ask for the mains power of a petrol engine', () => {
  const petrol = item(
    { packagePower: undefined, specificPower: undefined, testStandard: undefined, flowCurve: undefined },
    'mobile/petrol',
  );
  expect(faultsOf(petrol)).toEqual([]);
  expect(EXCEPTIONS.every(({ reason }) => reason.length > 20)).toBe(true);
});

it('computes the check digit as GS1 does', () => {
  expect(checkDigit('629104150021')).toBe('3');
  expect(isGtin('6291041500213')).toBe(true);
  expect(isGtin('629104150021')).toBe(false);
});
