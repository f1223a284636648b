/** How a compressor follows the demand: it stops, it idles, or it turns slower. */
export type Control = 'stops' | 'idles' | 'follows';

/** Where its power comes from. 230 V is single-phase, 400 V three-phase. */
export type Supply = '230' | '400' | 'petrol';

/** A compressor as it is ordered. */
export interface Machine {
  readonly sku: string;
  /** The product that it is a version of: one machine, built for several pressures. */
  readonly product: string;
  readonly control: Control;
  readonly supply: Supply;
  /** Free air at its highest pressure, l/min (ISO 1217). */
  readonly delivery: number;
  /** The least that one with variable speed delivers, l/min. */
  readonly leastDelivery: number | undefined;
  /** bar */
  readonly maxPressure: number;
  /** kW */
  readonly power: number;
  /** Volume of the tank that it stands on, l; 0 for none. */
  readonly tank: number;
  /** dB(A) at 1 m */
  readonly noise: number;
  /** Share of ten minutes that it may run (IEC 60034-1, S3), 0 to 1. */
  readonly dutyCycle: number;
  readonly isOilFree: boolean;
  readonly isScrew: boolean;
  /** Pressure dew point of the dryer that is built in, °C. */
  readonly dewPoint: number | undefined;
}

/** Least and most that lies between cut-in and cut-out, bar. */
const BANDS: Record<Control, readonly [least: number, most: number]> = {
  stops: [1, 2],
  idles: [0.7, 1],
  follows: [0.2, 0.5],
};

/**
 * The control band that a machine can be set to without falling below a pressure, bar; undefined where it would.
 *
 * @param line what it may not fall below, bar
 */
export function bandOf({ control, maxPressure }: Machine, line: number): number | undefined {
  const [least, most] = BANDS[control];
  const room = Math.round((maxPressure - line) * 1000) / 1000;
  return room < least ? undefined : Math.min(most, room);
}

/** A machine that may run without a pause still needs room to control. */
const MOST_LOAD = 0.95;

/** The largest share of the time that a machine may run for. */
export const limitOf = ({ dutyCycle }: Machine): number => Math.min(dutyCycle, MOST_LOAD);

/** Below this share the oil of a screw does not get hot enough to drive the water out. */
const LEAST_SCREW_LOAD = 0.3;

/** The smallest share of the time that a machine should run for. */
export const leastLoadOf = ({ isScrew }: Machine): number => (isScrew ? LEAST_SCREW_LOAD : 0);

/** How often an hour a motor may start, or a machine that idles may change to load. */
export const startsAllowed = ({ control, power }: Machine): number =>
  control === 'stops' ? (power <= 1.5 ? 30 : 20) : 90;
