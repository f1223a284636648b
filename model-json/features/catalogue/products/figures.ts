import type { Properties } from '../../../core/exporter/Exporter';
import { number, text } from '../../../core/exporter/shared/properties';

/**
 * A figure of a product: a number in the unit of its source, or words (`G ¼`) without a unit. Numbers are never
 * converted or rounded on the way; the view does both, once.
 */
export interface Figure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: string;
}

/**
 * Elements of a product fragment that are figures, in the order of a data sheet, each with its unit. The units are
 * those in which the trade measures (SI, or accepted for use with it): one unit an element, so that numbers compare.
 */
export const FIGURE_UNITS = {
  motorPower: 'kW',
  minFreeAirDelivery: 'l/min',
  freeAirDelivery: 'l/min',
  displacement: 'l/min',
  airConsumption: 'l/min',
  ratedFlow: 'l/min',
  maxPressure: 'bar',
  workingPressure: 'bar',
  inletPressure: 'bar',
  pressureDrop: 'bar',
  tankVolume: 'l',
  contents: 'l',
  torque: 'N·m',
  speed: '1/min',
  vibration: 'm/s²',
  pressureDewPoint: '°C',
  particleSize: 'µm',
  residualOil: 'mg/m³',
  viscosity: 'mm²/s',
  voltage: 'V',
  phases: '1',
  frequency: 'Hz',
  ratedCurrent: 'A',
  soundPressureLevel: 'dB(A)',
  dutyCycle: '%',
  serviceInterval: 'h',
  weight: 'kg',
  length: 'mm',
  width: 'mm',
  height: 'mm',
  outerDiameter: 'mm',
  innerDiameter: 'mm',
  nozzleDiameter: 'mm',
  connection: '',
  purityClass: '',
} as const;

export type FigureName = keyof typeof FIGURE_UNITS;

const NAMES = Object.keys(FIGURE_UNITS) as FigureName[];

/** What a fragment's elements say in figures; a figure that is no number is left out. */
export function figuresIn(elements: Properties): Figure[] {
  return NAMES.flatMap((name) => {
    const unit = FIGURE_UNITS[name];
    const value = unit === '' ? text(elements, name) || undefined : number(elements, name);
    return value === undefined ? [] : [unit === '' ? { name, value } : { name, value, unit }];
  });
}

/** The number that a figure has; undefined for words and for figures that a product does not have. */
export function figureOf(figures: readonly Figure[], name: FigureName): number | undefined {
  const value = figures.find((figure) => figure.name === name)?.value;
  return typeof value === 'number' ? value : undefined;
}
