import { systemOf, type MeasureSystem } from '../../../shared/measures/measure-system';
import { countries, countryOf } from '../markets/api/country';
import type { CountryFigures } from './calculation/Calculator';
import { isChoice, readEntries, usualOf, type Reader } from './calculation/entries';
import { carbon, price } from './calculation/fields';
import { calculators } from './calculation/kinds';
import { GRID_CARBON } from './grid-carbon';
import { groupModel } from './exporter/group-model';

const SYSTEMS: readonly MeasureSystem[] = ['metric', 'us'];
const NOWHERE: CountryFigures = { electricity: 0, gas: 0, carbon: 0 };

/** The calculators' forms before any input, for the Java bundle (`CalculatorNames.java`). */
export const calculatorNames = (): object => ({
  forms: Object.fromEntries(
    Object.entries(calculators).map(([kind, known]) => [
      kind,
      bySystem((system) => readEntries(known, {}, reader(system, NOWHERE)).groups.map(groupModel)),
    ]),
  ),
  countryFields: Object.fromEntries(
    Object.values(calculators)
      .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
      .flatMap((field) =>
        !isChoice(field) && typeof field.usual === 'string' ? [[field.name, field.usual]] : [],
      ),
  ),
  countries: Object.fromEntries(Object.keys(countries).map((code) => [code, countryFigures(code)])),
  usRegions: Object.keys(countries)
    .map((code) => code.toUpperCase())
    .filter((region) => systemOf(`en-${region}`) === 'us'),
});

const reader = (system: MeasureSystem, country: CountryFigures): Reader => ({
  language: 'en-GB',
  system,
  country,
});

const bySystem = <T>(of: (system: MeasureSystem) => T) =>
  Object.fromEntries(SYSTEMS.map((system) => [system, of(system)]));

function countryFigures(code: string): object {
  const { currency = '', energy = { electricity: 0, gas: 0 } } = countryOf(code) ?? {};
  const figures = { electricity: energy.electricity, gas: energy.gas, carbon: GRID_CARBON[code] ?? 0 };
  return {
    currency,
    figures: bySystem((system) => ({
      electricity: usualOf(price, reader(system, figures)),
      gas: usualOf({ ...price, usual: 'gas' }, reader(system, figures)),
      carbon: usualOf(carbon, reader(system, figures)),
    })),
  };
}
