/* What dryers and filters take when their air is not that of the reference conditions. */

/** For which their flows are given (ISO 7183, ISO 12500): bar, and °C at the inlet. */
export const REFERENCE = { pressure: 7, inlet: 35 } as const;

type Point = readonly [at: number, factor: number];
type Points = readonly Point[];

/** Refrigeration dryers dry more air at higher pressure and less of warmer air: the factors of their data sheets. */
const BY_PRESSURE: Points = [
  [3, 0.7],
  [5, 0.87],
  [7, 1],
  [10, 1.12],
  [12, 1.18],
  [16, 1.27],
];
const BY_TEMPERATURE: Points = [
  [30, 1.12],
  [35, 1],
  [40, 0.83],
  [45, 0.69],
  [50, 0.59],
];

/** The inlet temperatures for which data sheets state a factor, °C. */
export const INLET_TEMPERATURES: readonly number[] = BY_TEMPERATURE.map(([at]) => at);

/** Linear interpolation between points; constant beyond them. */
function between(points: Points, at: number): number {
  let below: Point | undefined;
  let last = 0;
  for (const point of points) {
    const [x, y] = point;
    if (x >= at) return below ? below[1] + ((y - below[1]) * (at - below[0])) / (x - below[0]) : y;
    below = point;
    last = y;
  }
  return last;
}

/** The correction factor of a refrigeration dryer's rated flow: for pressure (bar) and inlet temperature (°C). */
export const dryerFactors = (pressure: number, inlet: number) => ({
  pressure: between(BY_PRESSURE, pressure),
  temperature: between(BY_TEMPERATURE, inlet),
});

/** The flow through a filter or an adsorption dryer is proportional to the absolute pressure: 450 of 600 l/min at 5 bar. */
export const filterFactor = (pressure: number): number => shareOfFlow(pressure, REFERENCE.pressure);

/**
 * What flows at a pressure, as a share of what flows at another, where it is proportional to the absolute pressure: in the
 * same volume, or out of a nozzle with the speed of sound, which it has above 0.9 bar.
 */
export const shareOfFlow = (pressure: number, reference: number): number => (pressure + 1) / (reference + 1);
