import { countryOf } from '../../markets/country';
import { builtFor, certificatesIn, isSoldIn } from './market';

const screw = {
  motorPower: 30,
  voltage: 400,
  phases: 3,
  frequency: 50,
  ratedCurrent: 54,
  freeAirDelivery: 4700,
};
const piston = { voltage: 230, phases: 1, frequency: 50, ratedCurrent: 12.7 };

test.each([
  ['us', 460, 47],
  ['ca', 575, 37.6],
])('in %s a three-phase machine has a motor of the same power for %d V', (country, voltage, ratedCurrent) => {
  expect(builtFor(countryOf(country), screw)).toEqual({ ...screw, voltage, frequency: 60, ratedCurrent });
});

test('in North America a single-phase machine runs at 60 Hz with an unchanged current', () => {
  expect(builtFor(countryOf('us'), piston)).toEqual({ ...piston, frequency: 60 });
});

test('products keep their figures in Europe, and everywhere if they need no mains', () => {
  expect(builtFor(countryOf('ch'), screw)).toBe(screw);
  expect(builtFor(undefined, screw)).toBe(screw);
  expect(builtFor(countryOf('us'), { motorPower: 4 })).toEqual({ motorPower: 4 });
});

test('a version for British 110 V sites is sold only in Britain', () => {
  const sold = ['gb', 'de', 'us'].map((country) => isSoldIn(countryOf(country), { voltage: 110 }));
  expect(sold).toEqual([true, false, false]);
});

test('products show the certificates of the market, each once', () => {
  const tags = ['ce', 'ukca', '2014-68-eu', 'en-286-1', 'en-1012-1', 'iso-1217'].map(
    (name) => `ventora:certificate/${name}`,
  );
  const names = (country: string) => certificatesIn(countryOf(country), tags).map((tag) => tag.split('/')[1]);
  expect(names('us')).toEqual(['ul', 'asme-viii', 'iso-1217']);
  expect(names('ca')).toEqual(['csa', 'csa-b51', 'iso-1217']);
  expect(names('de')).not.toContain('ukca');
  expect(names('gb')).toHaveLength(6);
});
