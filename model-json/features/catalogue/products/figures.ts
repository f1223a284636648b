import type { Properties } from '../../../core/exporter/Exporter';
import { number, text } from '../../../core/exporter/shared/properties';
import type { Unit } from '../../../../shared/measures/measure';
import { keysOf } from '../../../../shared/checked/keys-of';

/**
 * A figure of a product: a number in the unit of its source, or text (`G ¼`) without a unit. Numbers are never converted or
 * rounded before the view, which does both, once.
 */
export interface Figure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: Unit;
}

/**
 * Elements of a product fragment that are figures, in the order of a data sheet, each with its unit. The units are those of
 * the trade (SI, or accepted for use with it), one per element, so that numbers can be compared.
 */
export const FIGURE_UNITS = {
  motorPower: 'kW',
  packagePower: 'kW',
  specificPower: 'kW/(m³/min)',
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
  testStandard: '',
  referencePressure: 'bar',
  referenceInletTemperature: '°C',
  referenceAmbientTemperature: '°C',
  minAmbientTemperature: '°C',
  maxAmbientTemperature: '°C',
  maxInletTemperature: '°C',
  refrigerant: '',
  refrigerantCharge: 'kg',
  globalWarmingPotential: '1',
  carbonDioxideEquivalent: 'kg',
  warranty: 'months',
  packedWeight: 'kg',
  packedLength: 'mm',
  packedWidth: 'mm',
  packedHeight: 'mm',
  gtin: '',
  customsTariffNumber: '',
  countryOfOrigin: '',
} as const;

export type FigureName = keyof typeof FIGURE_UNITS;

const NAMES = keysOf(FIGURE_UNITS);

/** The figures of a fragment's elements; invalid numbers are left out. */
export function figuresIn(elements: Properties): Figure[] {
  return NAMES.flatMap((name) => {
    const unit = FIGURE_UNITS[name];
    const value = unit === '' ? text(elements, name) || undefined : number(elements, name);
    return value === undefined ? [] : [unit === '' ? { name, value } : { name, value, unit }];
  });
}

/** A figure's number; undefined for text and for figures that a product lacks. */
export function figureOf(figures: readonly Figure[], name: FigureName): number | undefined {
  const value = figures.find((figure) => figure.name === name)?.value;
  return typeof value === 'number' ? value : undefined;
}
