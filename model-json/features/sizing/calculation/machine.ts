/** How a compressor follows the demand: it stops, idles, or slows down. */
export type Control = 'stops' | 'idles' | 'follows';

/** Its power supply. 230 V is single-phase, 400 V three-phase. */
export type Supply = '230' | '400' | 'petrol';

/** A compressor as ordered. */
export interface Machine {
  readonly sku: string;
  /** The product of which it is a version: one machine, built for several pressures. */
  readonly product: string;
  readonly control: Control;
  readonly supply: Supply;
  /** Free air at its highest pressure, l/min (ISO 1217). */
  readonly delivery: number;
  /** The minimum delivery of a variable-speed machine, l/min. */
  readonly leastDelivery: number | undefined;
  /** bar */
  readonly maxPressure: number;
  /** kW */
  readonly power: number;
  /** Volume of its own tank, l; 0 if it has none. */
  readonly tank: number;
  /** dB(A) at 1 m */
  readonly noise: number;
  /** Share of ten minutes that it may run (IEC 60034-1, S3), 0 to 1. */
  readonly dutyCycle: number;
  readonly isOilFree: boolean;
  readonly isScrew: boolean;
  /** Pressure dew point of the built-in dryer, °C. */
  readonly dewPoint: number | undefined;
}

/** Minimum and maximum difference between cut-in and cut-out, bar. */
const BANDS: Record<Control, readonly [least: number, most: number]> = {
  stops: [1, 2],
  idles: [0.7, 1],
  follows: [0.2, 0.5],
};

/**
 * The control band that a machine can be set to without falling below a pressure, bar; undefined if it cannot.
 *
 * @param line the minimum pressure, bar
 */
export function bandOf({ control, maxPressure }: Machine, line: number): number | undefined {
  const [least, most] = BANDS[control];
  const room = Math.round((maxPressure - line) * 1000) / 1000;
  return room < least ? undefined : Math.min(most, room);
}

/** Even a machine that may run continuously needs some reserve to control. */
const MOST_LOAD = 0.95;

/** The maximum share of time that a machine may run. */
export const limitOf = ({ dutyCycle }: Machine): number => Math.min(dutyCycle, MOST_LOAD);

/** Below this share, a screw compressor's oil does not get hot enough to drive out the water. */
const LEAST_SCREW_LOAD = 0.3;

/** The minimum share of time that a machine should run. */
export const leastLoadOf = ({ isScrew }: Machine): number => (isScrew ? LEAST_SCREW_LOAD : 0);

/** How often per hour a motor may start, or an idling machine may load. */
export const startsAllowed = ({ control, power }: Machine): number =>
  control === 'stops' ? (power <= 1.5 ? 30 : 20) : 90;
