import type { Unit } from './measure';

/** The system of units a reader is used to. */
export type MeasureSystem = 'metric' | 'us';

/** Regions that measure in pounds, gallons and inches. */
const US_CUSTOMARY = new Set(['US', 'LR', 'MM', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** The system of a region; metric for a language without a region, as usual in the trade. */
export function systemOf(language: string): MeasureSystem {
  const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase();
  return region && US_CUSTOMARY.has(region) ? 'us' : 'metric';
}

const US: Partial<Record<Unit, Unit>> = {
  kW: 'hp',
  'kW/(m³/min)': 'kW/100 cfm',
  bar: 'psi',
  'l/min': 'cfm',
  'm³/min': 'cfm',
  'm³/h': 'cfm',
  l: 'gal',
  kg: 'lb',
  mm: 'in',
  'N·m': 'lbf·ft',
  '°C': '°F',
};

const METRIC: Partial<Record<Unit, Unit>> = {
  hp: 'kW',
  'kW/100 cfm': 'kW/(m³/min)',
  psi: 'bar',
  cfm: 'l/min',
  gal: 'l',
  lb: 'kg',
  in: 'mm',
  'lbf·ft': 'N·m',
  '°F': '°C',
};

/** The unit that a system uses for a quantity given in another; volts, hertz and decibels are the same everywhere. */
export const unitIn = (system: MeasureSystem, unit: Unit): Unit =>
  (system === 'us' ? US : METRIC)[unit] ?? unit;
