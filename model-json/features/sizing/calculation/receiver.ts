/** Atmospheric pressure, at which free air is measured (ISO 1217), bar. */
export const ATMOSPHERE = 1;

/**
 * The volume that covers a peak: V = t · (demand − supply) · atmosphere ÷ Δp.
 *
 * @param minutes duration of the peak
 * @param demand l/min
 * @param supply l/min
 * @param band permitted pressure drop, bar
 * @returns l
 */
export const peakVolume = (minutes: number, demand: number, supply: number, band: number): number =>
  (Math.max(0, demand - supply) * minutes * ATMOSPHERE) / band;

/**
 * Load cycles per hour: the tank is filled by the delivery beyond the demand, and emptied by the demand.
 *
 * @param delivery l/min
 * @param share of time that it runs, 0 to 1
 * @param volume l
 * @param band bar
 */
export const startsPerHour = (delivery: number, share: number, volume: number, band: number): number =>
  (delivery * 60 * share * (1 - share) * ATMOSPHERE) / (volume * band);

/**
 * The volume at which a machine does not start more often than allowed: the same formula, solved for the volume.
 *
 * @param starts allowed per hour
 * @returns l
 */
export const startsVolume = (delivery: number, share: number, starts: number, band: number): number =>
  startsPerHour(delivery, share, 1, band) / starts;
