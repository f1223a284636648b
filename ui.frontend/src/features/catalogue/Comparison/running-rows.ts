import { airCost, energyPerYear, servicesPerYear } from '../../../../../shared/measures/energy-cost';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { Words } from '../words';
import type { ComparedProduct, RunningTerms } from './Comparison.model';
import type { ComparisonGroup, ComparisonRow } from './comparison-rows';

/** Years of a life-cycle cost: what buyers of compressors usually reckon with. */
export const YEARS = 10;
/** m³ in a ft³. */
const CUBIC_FOOT = 0.3048 ** 3;

export interface RunningOptions {
  messages: Pick<Words, 'running' | 'figureGroups'>;
  language: string;
  system: MeasureSystem;
  onlyDifferences: boolean;
}

/** Energy and services of the products; undefined if none says the power of its package. */
export function runningRows(
  products: readonly ComparedProduct[],
  { hours, price, currency }: RunningTerms,
  { messages, language, system, onlyDifferences }: RunningOptions,
): ComparisonGroup | undefined {
  const words = messages.running;
  const figure = ({ figures }: ComparedProduct, name: string): number | undefined => {
    const value = figures.find((each) => each.name === name)?.value;
    return typeof value === 'number' && value > 0 ? value : undefined;
  };
  const powers = products.map((product) => figure(product, 'packagePower'));
  if (powers.every((power) => power === undefined)) return undefined;
  const energy = powers.map((power) => power && energyPerYear(power, hours));
  const number = (most: number) => new Intl.NumberFormat(language, { maximumFractionDigits: most });
  const money = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    });
  const [whole, cents] = [money(0), money(2)];
  const volume = system === 'us' ? 1000 * CUBIC_FOOT : 1000;
  const air = products.map((product, index) => {
    const [power, delivery] = [powers[index], figure(product, 'freeAirDelivery')];
    return power && delivery ? airCost(power, delivery, volume, price) : undefined;
  });
  const services = products.map((product) => {
    const interval = figure(product, 'serviceInterval');
    return interval && servicesPerYear(hours, interval);
  });
  const lowest = Math.min(...air.flatMap((cost) => cost ?? []));
  const rows = [
    row('energyYear', words.energyYear, energy, (value) => `${number(0).format(value)}\u00a0kWh`),
    row('energyCost', words.energyCost, energy, (value) => whole.format(value * price)),
    {
      ...row('airCost', words.airCost(system === 'us'), air, (value) => cents.format(value)),
      best: new Set(air).size > 1 ? air.flatMap((cost, index) => (cost === lowest ? index : [])) : [],
    },
    row('services', words.services, services, (value) => number(1).format(value)),
    row('lifeCost', words.lifeCost(String(YEARS)), energy, (value) => whole.format(value * price * YEARS)),
  ].filter(({ differs }) => differs || !onlyDifferences);
  return rows.length > 0 ? { name: 'running', label: words.title, rows } : undefined;
}

function row(
  name: string,
  label: string,
  numbers: readonly (number | undefined)[],
  format: (value: number) => string,
): ComparisonRow {
  return {
    name,
    label,
    values: numbers.map((value) => (value === undefined ? undefined : format(value))),
    figures: numbers.map(() => undefined),
    differs: new Set(numbers).size > 1,
    best: [],
  };
}
