import type { Unit } from '../../../measures/measure';

/** A figure by which products differ. */
export interface ComparedFigure {
  readonly unit: Unit;
  /**
   * How much must differ to be worth a word: a ratio, or an amount for scales without a zero of their own. The more often a
   * difference has it, the sooner it is named.
   */
  readonly step: { readonly ratio: number } | { readonly amount: number };
}

const ratio = (unit: Unit, least: number): ComparedFigure => ({ unit, step: { ratio: least } });

/** Everything that is compared, with units in which its numbers are compared. */
export const COMPARED = {
  freeAirDelivery: ratio('l/min', 1.03),
  ratedFlow: ratio('l/min', 1.03),
  airConsumption: ratio('l/min', 1.05),
  maxPressure: ratio('bar', 1.05),
  workingPressure: ratio('bar', 1.15),
  motorPower: ratio('kW', 1.1),
  tankVolume: ratio('l', 1.2),
  torque: ratio('N·m', 1.05),
  speed: ratio('1/min', 1.15),
  vibration: ratio('m/s²', 1.2),
  pressureDewPoint: { unit: '°C', step: { amount: 5 } },
  residualOil: ratio('mg/m³', 1.5),
  particleSize: ratio('µm', 1.5),
  pressureDrop: ratio('bar', 1.3),
  soundPressureLevel: { unit: 'dB(A)', step: { amount: 2 } },
  weight: ratio('kg', 1.25),
  innerDiameter: ratio('mm', 1.1),
  outerDiameter: ratio('mm', 1.1),
  nozzleDiameter: ratio('mm', 1.1),
} as const satisfies Record<string, ComparedFigure>;

export type ComparedName = keyof typeof COMPARED;
