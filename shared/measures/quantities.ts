import { FLOW_EXPONENT } from './flow-exponent';
import { convert, type Unit } from './measure';
import type { MeasureSystem } from './measure-system';

/** Units of a quantity: the one it is calculated in, the American one, and how many of those one is (or both are known to `convert`). */
type Units = readonly [metric: string, us: string, factor?: number];

const FOOT = 0.3048;
const PSI = 0.0689475729318;

/**
 * What the calculators calculate with. Electric power and energy are in kW and kWh everywhere: that is what a meter counts
 * and what a bill says.
 */
const QUANTITIES = {
  flow: ['m³/min', 'cfm'],
  volume: ['l', 'gal'],
  volumePerHour: ['l/h', 'gal/h', 1 / 3.785411784],
  pressure: ['bar', 'psi'],
  bore: ['mm', 'in'],
  length: ['m', 'ft', 1 / FOOT],
  velocity: ['m/s', 'ft/s', 1 / FOOT],
  temperature: ['°C', '°F'],
  warming: ['K', '°F', 1.8],
  power: ['kW', 'kW', 1],
  specificPower: ['kW/(m³/min)', 'kW/100 cfm'],
  energy: ['kWh', 'kWh', 1],
  heatCapacity: ['Wh/(l·K)', 'Wh/(gal·°F)', 3.785411784 / 1.8],
  carbon: ['kg', 'lb', 1 / 0.45359237],
  carbonFactor: ['kg/kWh', 'lb/kWh', 1 / 0.45359237],
  mass: ['kg/min', 'lb/min', 1 / 0.45359237],
  moisture: ['g/kg', 'gr/lb', 7],
  density: ['kg/m³', 'lb/ft³', 0.45359237 ** -1 * FOOT ** 3],
  vapour: ['mbar', 'psi', 0.001 / PSI],
  /** Of the formula for pipes, with flow, length, bore and absolute pressure in the units of this table. */
  pipeConstant: ['', '', pipeConstantInUs()],
  hours: ['h', 'h', 1],
  minutes: ['min', 'min', 1],
  seconds: ['s', 's', 1],
  perHour: ['1/h', '1/h', 1],
  years: ['', '', 1],
  share: ['%', '%', 1],
  number: ['', '', 1],
  money: ['', '', 1],
  energyPrice: ['', '', 1],
} as const satisfies Record<string, Units>;

export type Quantity = keyof typeof QUANTITIES;
export const QUANTITY_NAMES = Object.keys(QUANTITIES) as [Quantity, ...Quantity[]];

/** The name of a quantity's unit; empty for plain numbers, money and years, which a language writes its own way. */
export const unitOf = (quantity: Quantity, system: MeasureSystem): string =>
  QUANTITIES[quantity][system === 'us' ? 1 : 0];

/** A value of the calculation in a reader's units. */
export const inUnits = (value: number, quantity: Quantity, system: MeasureSystem): number =>
  scaled(value, quantity, system, true);

/** A value in a reader's units as one of the calculation. */
export const fromUnits = (value: number, quantity: Quantity, system: MeasureSystem): number =>
  scaled(value, quantity, system, false);

function scaled(value: number, quantity: Quantity, system: MeasureSystem, isOut: boolean): number {
  if (system === 'metric') return value;
  const [metric, us, factor]: Units = QUANTITIES[quantity];
  if (factor !== undefined) return isOut ? value * factor : value / factor;
  const [from, into] = (isOut ? [metric, us] : [us, metric]) as [Unit, Unit];
  return convert({ value, unit: from }, into).value;
}

/** What Δp = k · q^1.85 · l ÷ (d⁵ · p) has for k in cfm, ft, in and psi, relative to m³/min, m, mm and bar. */
function pipeConstantInUs(): number {
  const flow = 0.028316846592 ** FLOW_EXPONENT;
  return (flow * FOOT) / (25.4 ** 5 * PSI ** 2);
}
