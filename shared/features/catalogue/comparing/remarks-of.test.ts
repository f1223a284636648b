import type { FigureModel } from '../api/figure.model';
import { catalogueWords } from '../api/words';
import { COMPARED, type ComparedName } from './compared-figures';
import { remarksOf } from './remarks-of';

const facts = (of: Partial<Record<ComparedName, number>>): FigureModel[] =>
  (Object.entries(of) as [ComparedName, number][]).map(([name, value]) => ({
    name,
    value,
    unit: COMPARED[name].unit,
  }));
const product = (family: string, of: Parameters<typeof facts>[0], size?: 'larger' | 'smaller') => ({
  familyId: `ventora:family/${family}`,
  facts: facts(of),
  size,
});
type Product = ReturnType<typeof product>;
const remark = (one: Product, other: Product, language = 'en-GB', system: 'metric' | 'us' = 'metric') =>
  remarksOf(one, [other], { words: catalogueWords(language), language, system })[0]?.replaceAll(
    '\u00a0',
    ' ',
  );

const machine = {
  freeAirDelivery: 1000,
  maxPressure: 8,
  motorPower: 7.5,
  soundPressureLevel: 66,
  weight: 200,
};
const screw = (of: object = {}, size?: 'larger' | 'smaller') =>
  product('screw/fixed-speed', { ...machine, ...of }, size);

it('says first how much more air a machine delivers, then what differs most', () => {
  const larger = { freeAirDelivery: 1200, motorPower: 11, soundPressureLevel: 69, weight: 320 };
  expect(remark(screw(), screw(larger, 'larger'))).toBe(
    'One size up: 20 % more air, 3.5 kW more power, 120 kg heavier',
  );
  expect(remark(screw(larger), screw({}, 'smaller'))).toBe(
    'One size down: 17 % less air, 3.5 kW less power, 120 kg lighter',
  );
});

it('says what is the same if something else differs, and nothing of what is alike', () => {
  expect(remark(screw(), screw({ maxPressure: 10 }))).toBe('As much air, up to 10 bar instead of 8 bar');
  expect(remark(screw(), screw({ weight: 204, soundPressureLevel: 67 }))).toBeUndefined();
});

it('says twice as much by its multiple, and names a dryer that the other has', () => {
  expect(remark(screw(), screw({ freeAirDelivery: 2400, pressureDewPoint: 3 }))).toBe(
    '2.4 times the air, dries to a dew point of 3 °C',
  );
});

it('compares dryers, filters, tanks and tools by what they are bought for', () => {
  expect(
    remark(
      product('filters/coarse', { ratedFlow: 600, residualOil: 0.5 }),
      product('filters/fine', { ratedFlow: 600, residualOil: 0.01 }),
    ),
  ).toBe('The same flow, leaves 0.01 mg/m³ of oil instead of 0.5 mg/m³');
  expect(
    remark(
      product('tanks/vertical', { tankVolume: 270 }),
      product('tanks/vertical', { tankVolume: 500 }, 'larger'),
    ),
  ).toBe('One size up: 230 l larger');
  expect(
    remark(
      product('air-tools/impact', { torque: 310, airConsumption: 250 }),
      product('air-tools/impact', { torque: 600, airConsumption: 400 }),
    ),
  ).toBe('94 % more torque, takes 60 % more air');
});

it('compares nothing with a product of another kind', () => {
  expect(remark(screw(), product('dryers/refrigeration', { ratedFlow: 1200, weight: 30 }))).toBeUndefined();
});

it('says it in the reader’s language and units', () => {
  const larger = screw({ freeAirDelivery: 1200, motorPower: 11 }, 'larger');
  expect(remark(screw(), larger, 'de-DE')).toBe('Eine Nummer größer: 20 % mehr Luft, 3,5 kW mehr Leistung');
  expect(remark(screw(), larger, 'fr-FR')).toBe(
    'La taille au-dessus : 20 % d’air en plus, 3,5 kW de puissance en plus',
  );
  expect(remark(screw(), larger, 'en-US', 'us')).toBe('One size up: 20 % more air, 4.7 hp more power');
});
