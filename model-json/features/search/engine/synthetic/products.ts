import type { SearchDocument, SearchSchema } from '../SearchDocument';
import { random } from './random';

export const SYNTHETIC_SCHEMA: SearchSchema = {
  kinds: ['product'],
  facets: ['family', 'use', 'drive', 'cooling', 'control', 'mounting', 'certificate', 'feature'],
  figures: [
    'motorPower',
    'maxPressure',
    'freeAirDelivery',
    'tankVolume',
    'soundPressureLevel',
    'weight',
    'voltage',
  ],
};

const MOTORS = [0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160];
const PRESSURES = [7, 8, 10, 13, 15];
const TANKS = [24, 50, 100, 150, 200, 270, 500, 750, 900, 1000, 2000, 3000];
const FAMILIES = ['piston', 'screw', 'scroll', 'vane', 'turbo'];
const LINES = ['Atlas', 'Boreal', 'Corvus', 'Delta', 'Etna', 'Fjord', 'Gale', 'Helios', 'Indus', 'Jura'];
const VALUES: Readonly<Record<string, readonly string[]>> = {
  use: ['workshop', 'site', 'industry', 'laboratory', 'paint', 'farm', 'dental', 'food'],
  drive: ['belt', 'direct', 'gear'],
  cooling: ['air', 'water'],
  control: ['start-stop', 'load-unload', 'variable speed'],
  mounting: ['stationary', 'mobile', 'skid', 'vertical'],
  certificate: ['CE', 'ASME', 'UKCA', 'ISO 8573'],
};
const WORDS = (
  'cylinder valve intake filter separator cooler dryer receiver gauge regulator coupling hose wheel handle frame canopy ' +
  'fan bearing rotor seal gasket oil condensate drain pressure switch starter inverter sensor controller display network ' +
  'remote service kit warranty spare continuous intermittent duty ambient altitude dust noise insulation enclosure cast ' +
  'iron aluminium steel galvanised powder coated stage cylinder lubricated compact robust efficient reliable maintenance'
).split(' ');

/**
 * Products whose figures agree with each other: free air follows from power at the specific power of its kind and pressure,
 * noise and weight follow from power, the voltage from what a socket can supply. The same seed gives the same products.
 */
export function* syntheticProducts(count: number, seed = 20_261_120): Generator<SearchDocument> {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  for (let index = 0; index < count; index += 1) {
    const family = pick(FAMILIES);
    const motorPower = pick(
      family === 'turbo' ? MOTORS.slice(16) : family === 'screw' ? MOTORS.slice(4) : MOTORS.slice(0, 12),
    );
    const maxPressure = pick(PRESSURES);
    // kW per m³/min: adiabatic work grows with the pressure ratio, and small piston machines waste more of it
    const ideal = 5.83 * ((maxPressure + 1) ** 0.2857 - 1);
    const efficiency =
      (family === 'piston' ? 0.58 : 0.7) * (0.95 + 0.1 * next()) * (1 - 0.1 / (1 + motorPower / 10));
    const freeAirDelivery = Math.round(((motorPower * efficiency) / ideal) * 1000);
    const canopy = next() < 0.5;
    const tank = TANKS.find((volume) => volume >= freeAirDelivery / 4) ?? 3000;
    const oilFree = family === 'scroll' || family === 'turbo' || next() < 0.15;
    const facets = Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, [pick(values)]]));
    const line = pick(LINES);
    yield {
      id: `product-${index}`,
      language: 'en',
      kind: 'product',
      name: `${line} ${motorPower}-${maxPressure} ${pick(WORDS)}`,
      path: `/content/mysite/gb/en/products/product-${index}`,
      skus: [`S-${String(index).padStart(7, '0')}-${String(maxPressure).padStart(2, '0')}`],
      subject: `${family} compressor ${oilFree ? 'oil-free' : 'lubricated'} ${facets.mounting![0]}`,
      body: Array.from({ length: 24 }, () => pick(WORDS)).join(' '),
      facets: { ...facets, family: [family], feature: oilFree ? ['oil-free'] : [] },
      figures: {
        motorPower,
        maxPressure,
        freeAirDelivery,
        tankVolume: tank,
        soundPressureLevel: Math.round(62 + 8 * Math.log10(motorPower) + (canopy ? 0 : 12) + 3 * next()),
        weight: Math.round(25 + 22 * motorPower ** 0.85 + tank * 0.35 + (canopy ? 6 * motorPower ** 0.6 : 0)),
        voltage: motorPower <= 2.2 ? 230 : 400,
      },
    };
  }
}
