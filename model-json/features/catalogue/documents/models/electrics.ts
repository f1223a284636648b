/** The starting method of a three-phase motor, which determines its circuit diagram. */
export type Starting = 'direct' | 'star-delta' | 'inverter';

/** Copper per phase: parallel cables with a cross section in mm², or an American size, `8 AWG`. */
export type Cable = { readonly count: number; readonly section: number } | { readonly size: string };

/** European utilities require a reduced starting current for larger motors, kW. */
const DIRECT_UP_TO = 4;

/** Factor on the rated current, so that starting does not blow the fuse. */
const MARGIN = 1.2;

/** Rated currents of gG fuses (IEC 60269-1), from the smallest three-phase socket up, A. */
const FUSES = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630];

/**
 * Current-carrying capacity of a copper cable with PVC insulation and three loaded cores on a wall at 30 °C (IEC 60364-5-52,
 * table B.52.4, method C), A by mm².
 */
const CARRIED: readonly (readonly [section: number, current: number])[] = [
  [1.5, 17.5],
  [2.5, 24],
  [4, 32],
  [6, 41],
  [10, 57],
  [16, 76],
  [25, 96],
  [35, 119],
  [50, 144],
  [70, 184],
  [95, 223],
  [120, 259],
  [150, 299],
  [185, 341],
  [240, 403],
];

/** Compressor rooms reach 40 °C (table B.52.14). */
const AT_40_DEGREES = 0.87;

/**
 * Ampacity of three copper conductors rated 75 °C in a conduit at 30 °C (NEC table 310.16), A by size, and the share that
 * remains at 40 °C (table 310.15(B)(1)). The limits for small conductors in 240.4(D) need no extra check: the next fuse would
 * be too large anyway.
 */
const CARRIED_BY_SIZE: readonly (readonly [size: string, current: number])[] = [
  ['14 AWG', 20],
  ['12 AWG', 25],
  ['10 AWG', 35],
  ['8 AWG', 50],
  ['6 AWG', 65],
  ['4 AWG', 85],
  ['3 AWG', 100],
  ['2 AWG', 115],
  ['1 AWG', 130],
  ['1/0 AWG', 150],
  ['2/0 AWG', 175],
  ['3/0 AWG', 200],
  ['4/0 AWG', 230],
  ['250 kcmil', 255],
  ['300 kcmil', 285],
  ['350 kcmil', 310],
  ['400 kcmil', 335],
  ['500 kcmil', 380],
  ['600 kcmil', 420],
];
const SIZES_AT_40_DEGREES = 0.88;

/** @param power of the motor, kW */
export const startingOf = (power: number, isVariable: boolean): Starting =>
  isVariable ? 'inverter' : power > DIRECT_UP_TO ? 'star-delta' : 'direct';

/** The gG fuse for a rated current, both in A; undefined beyond the largest fuse. */
export const fuseFor = (current: number): number | undefined =>
  FUSES.find((fuse) => fuse >= current * MARGIN);

/** The smallest American conductor that a fuse (A) protects. */
export function conductorFor(fuse: number): Cable {
  const found = CARRIED_BY_SIZE.find(([, current]) => current * SIZES_AT_40_DEGREES >= fuse);
  if (!found) throw new RangeError(`No conductor for a fuse of ${fuse} A: the largest carries 369 A`);
  return { size: found[0] };
}

/** The thinnest cable that a fuse (A) protects; two in parallel if one would be too thick to bend. */
export function cableFor(fuse: number): Cable {
  for (const count of [1, 2]) {
    const found = CARRIED.find(([, current]) => current * AT_40_DEGREES * count >= fuse);
    if (found) return { count, section: found[0] };
  }
  throw new RangeError(
    `No cable for a fuse of ${fuse} A: the thickest two carry ${2 * 403 * AT_40_DEGREES} A`,
  );
}
