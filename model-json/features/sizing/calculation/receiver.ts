/** Atmospheric pressure, in which free air is measured (ISO 1217), bar. */
export const ATMOSPHERE = 1;

/**
 * The volume that carries a peak: V = t · (demand − supply) · atmosphere ÷ Δp.
 *
 * @param minutes how long the peak lasts
 * @param demand l/min
 * @param supply l/min
 * @param band by how much the pressure may fall, bar
 * @returns l
 */
export const peakVolume = (minutes: number, demand: number, supply: number, band: number): number =>
  (Math.max(0, demand - supply) * minutes * ATMOSPHERE) / band;

/**
 * Load cycles an hour: a tank is filled with what the machine delivers beyond the demand, and emptied by the demand.
 *
 * @param delivery l/min
 * @param share of the time in which it runs, 0 to 1
 * @param volume l
 * @param band bar
 */
export const startsPerHour = (delivery: number, share: number, volume: number, band: number): number =>
  (delivery * 60 * share * (1 - share) * ATMOSPHERE) / (volume * band);

/**
 * The volume at which a machine starts no oftener than it may: the same, turned about.
 *
 * @param starts allowed in an hour
 * @returns l
 */
export const startsVolume = (delivery: number, share: number, starts: number, band: number): number =>
  startsPerHour(delivery, share, 1, band) / starts;
