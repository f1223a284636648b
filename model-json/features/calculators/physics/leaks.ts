/** Atmospheric pressure of free air (ISO 1217, annex C), bar. */
export const ATMOSPHERE = 1;

/**
 * What flows through 1 m² of a nozzle per bar and bar of atmosphere, m/s: the speed of sound at 20 °C, 343.2 m/s, times
 * (2 ÷ (κ + 1))^((κ + 1) ÷ 2(κ − 1)) = 0.5787 for air (κ = 1.4). Every textbook of gas dynamics; valid above 0.9 bar, where
 * the flow is sonic.
 */
export const SONIC = Math.sqrt(1.4 * 287.06 * 293.15) * (2 / 2.4) ** 3;

/**
 * Free air through a hole.
 *
 * @param bore mm
 * @param pressure above atmosphere, bar
 * @param coefficient 1 for a rounded nozzle, 0.61 for a sharp edge
 * @returns m³/min
 */
export function holeFlow(bore: number, pressure: number, coefficient: number): number {
  const area = (Math.PI / 4) * (bore / 1000) ** 2;
  return coefficient * area * ((pressure + ATMOSPHERE) / ATMOSPHERE) * SONIC * 60;
}

/**
 * Free air that a closed net loses while its pressure falls, at the mean pressure of the test.
 *
 * @param volume of the net, l
 * @param seconds from one pressure to the other, both in bar above atmosphere
 * @returns m³/min
 */
export const bleedFlow = (volume: number, from: number, to: number, seconds: number): number =>
  ((volume / 1000) * (from - to) * 60) / (ATMOSPHERE * seconds);

/** How much more a net loses at one pressure than at the mean of two: sonic flow grows with absolute pressure. */
export const pressureFactor = (at: number, from: number, to: number): number =>
  (at + ATMOSPHERE) / ((from + to) / 2 + ATMOSPHERE);
