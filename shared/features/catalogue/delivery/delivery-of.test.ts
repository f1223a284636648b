import type { FigureModel } from '../api/figure.model';
import { catalogueWords } from '../api/words';
import { deliveryOf, type Deliverable } from './delivery-of';
import { deliveryWords } from './words';

const packed = (weight: number, ...sides: number[]): FigureModel[] => [
  { name: 'packedWeight', value: weight, unit: 'kg' },
  ...['packedLength', 'packedWidth', 'packedHeight'].flatMap((name, index): FigureModel[] =>
    sides[index] === undefined ? [] : [{ name, value: sides[index], unit: 'mm' }],
  ),
];
const product = (family: string, more: Partial<Deliverable> = {}): Deliverable => ({
  name: 'It',
  familyId: `ventora:family/${family}`,
  ...{ figures: [], features: [], includes: [], certificates: [], accessories: [] },
  ...more,
});
const accessory = (name: string, family: string) => ({
  ...{ name, figures: [], familyId: `ventora:family/${family}` },
});
const of = (given: Deliverable, language = 'en-GB', system: 'metric' | 'us' = 'metric') =>
  deliveryOf(given, deliveryWords(language), catalogueWords(language), language, system);
const items = (...given: Parameters<typeof of>) =>
  of(...given)?.items.map((item) => item.replaceAll('\u00a0', ' '));

const screw = product('screw/variable-speed', {
  name: 'R 110 V',
  features: ['ventora:feature/variable-speed'],
  certificates: ['CE marking'],
  figures: [
    { name: 'connection', value: 'DN 65' },
    { name: 'weight', value: 2175, unit: 'kg' },
    ...packed(2305, 2330, 1560, 2060),
  ],
  accessories: [
    accessory('K 220', 'dryers/refrigeration'),
    accessory('FF 220', 'filters/fine'),
    accessory('OW 300', 'condensate/separators'),
  ] as unknown as Deliverable['accessories'],
});

it('lists what leaves the works with a screw compressor, and which of its accessories it does not run without', () => {
  expect(items(screw)).toEqual([
    'R 110 V in its sound-proof cabinet, oil filled',
    'Frequency converter, set to motor and airend',
    'Controller with service counter and volt-free alarm contact',
    'Counter-flange DN 65 with gasket',
    'Set of filters for the first service at 500 h',
    'Operating manual and declaration of conformity in your language',
    'All on a pallet: 2,305 kg, 2,330 × 1,560 × 2,060 mm',
  ]);
  expect(of(screw)?.accessories.map(({ name }) => name)).toEqual(['K 220', 'OW 300']);
});

it('says it in other languages, and packs in pounds and inches for Americans', () => {
  expect(items(screw, 'de')?.[0]).toBe('R 110 V im Schallschutzgehäuse, mit Öl befüllt');
  expect(items(screw, 'fr')?.at(-1)).toContain('Le tout sur palette');
  expect(items(screw, 'es')?.[3]).toBe('Contrabrida DN 65 con junta');
  expect(items(screw, 'en-US', 'us')?.at(-1)).toContain('5,082 lb');
});

it('sends no petrol and no oil along with a petrol engine', () => {
  const petrol = product('mobile/petrol', {
    features: ['ventora:feature/petrol', 'ventora:feature/belt-driven'],
    figures: [{ name: 'tankVolume', value: 22, unit: 'l' }],
  });
  expect(items(petrol)?.[0]).toBe('It with engine, pump, 22 l tank and belt guard');
  expect(of(petrol)?.without).toEqual([
    'Petrol and oil for engine and pump: fill both up before the first start',
  ]);
});

it('counts the parts of a kit, and leaves out kinds that nobody has named', () => {
  const kit = product('service-kits', {
    includes: ['piston-cup | 2', 'air-filter', 'no-such-part'],
    figures: packed(0.48),
  });
  expect(items(kit)).toEqual(['2 × Piston cup', 'Air filter', 'Packed weight: 0.48 kg']);
});

it('sends light things in a carton and long ones as they are', () => {
  const weight = { name: 'weight', value: 1.3, unit: 'kg' } as const;
  const tool = product('air-net/pipe-tools', { figures: [weight, ...packed(1.8, 410, 150, 100)] });
  expect(items(tool)?.at(-1)).toBe('All in a carton: 1.8 kg, 410 × 150 × 100 mm');
  const pipe = product('air-net/pipes', { figures: [weight, ...packed(1.6, 5750, 35, 35)] });
  expect(items(pipe)?.at(-1)).toBe('Packed weight: 1.6 kg');
});

it('has nothing to say of what is no more than itself', () => {
  expect(of(product('customise'))).toBeUndefined();
  expect(of(product('oils', { figures: packed(1) }))).toBeUndefined();
  expect(of(product('service-units'))).toBeUndefined();
  expect(of({ ...screw, name: undefined })).toBeUndefined();
  expect(of({ ...screw, familyId: undefined })).toBeUndefined();
});
