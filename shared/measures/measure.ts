/**
 * Numbers with units. A measure keeps the number and the unit of its source; it is converted once, when it is shown,
 * and never back.
 */

/** A quantity's units as factors of one of them: the SI unit, or one accepted for use with SI. */
const QUANTITIES = {
  power: { kW: 1, hp: 0.745699871582 },
  specificPower: { 'kW/(m³/min)': 1, 'kW/100 cfm': 1 / 2.8316846592 },
  pressure: { bar: 1, psi: 0.0689475729318 },
  flow: { 'l/min': 1, 'm³/min': 1000, 'm³/h': 1000 / 60, cfm: 28.316846592 },
  volume: { l: 1, gal: 3.785411784 },
  mass: { kg: 1, lb: 0.45359237 },
  length: { mm: 1, in: 25.4 },
  torque: { 'N·m': 1, 'lbf·ft': 1.3558179483314 },
  temperature: { '°C': 1, '°F': 5 / 9 },
  speed: { '1/min': 1 },
  vibration: { 'm/s²': 1 },
  particleSize: { µm: 1 },
  content: { 'mg/m³': 1 },
  viscosity: { 'mm²/s': 1 },
  time: { h: 1 },
  months: { months: 1 },
  voltage: { V: 1 },
  current: { A: 1 },
  frequency: { Hz: 1 },
  level: { 'dB(A)': 1 },
  share: { '%': 1 },
  count: { '1': 1 },
} as const;

/** Position of a unit's zero on the scale of its quantity. */
const ZERO: Readonly<Record<string, number>> = { '°F': -160 / 9 };

type Quantities = typeof QUANTITIES;
export type Unit = { [Q in keyof Quantities]: keyof Quantities[Q] }[keyof Quantities] & string;

export interface Measure {
  readonly value: number;
  readonly unit: Unit;
}

interface Scale {
  readonly quantity: string;
  readonly factor: number;
  readonly zero: number;
}

const SCALES = new Map<string, Scale>(
  Object.entries(QUANTITIES).flatMap(([quantity, units]) =>
    Object.entries(units).map(([unit, factor]): [string, Scale] => [
      unit,
      { quantity, factor, zero: ZERO[unit] ?? 0 },
    ]),
  ),
);

/** Every unit that a model can contain. */
export const UNITS = /* @__PURE__ */ (() => [...SCALES.keys()] as [Unit, ...Unit[]])();

/** More digits than any source has, but few enough to hide binary rounding errors. */
const DIGITS = 12;

/**
 * The same measure in another unit of its quantity. Converting there and back is exact for numbers of up to nine
 * digits.
 *
 * @throws TypeError for a unit of another quantity: 3 kg cannot be converted to metres
 */
export function convert({ value, unit }: Measure, into: Unit): Measure {
  if (unit === into) return { value, unit };
  const from = SCALES.get(unit)!;
  const to = SCALES.get(into)!;
  if (from.quantity !== to.quantity) {
    throw new TypeError(`convert: ${unit} measures ${from.quantity}, ${into} measures ${to.quantity}`);
  }
  const converted = (value * from.factor + from.zero - to.zero) / to.factor;
  return { value: Number(converted.toPrecision(DIGITS)), unit: into };
}
