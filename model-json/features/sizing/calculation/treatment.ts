/** A dryer or filter as it is ordered. */
export interface Treatment {
  readonly sku: string;
  /** l/min at the reference conditions: 7 bar, 35 °C at the inlet (ISO 7183, ISO 12500). */
  readonly flow: number;
  /** bar */
  readonly maxPressure: number;
  /** Pressure dew point that a dryer reaches, °C. */
  readonly dewPoint?: number | undefined;
}

/** So many of one product, beside each other. */
export interface Pick {
  readonly sku: string;
  readonly count: number;
}

type Points = readonly (readonly [at: number, factor: number])[];

/** Refrigeration dryers dry more at higher pressure and less of warmer air: the factors of their data sheets. */
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

/** Between two points in a straight line, beyond them as at the last. */
function between(points: Points, at: number): number {
  const above = points.findIndex(([point]) => point >= at);
  if (above === 0) return points[0]![1];
  if (above < 0) return points.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [points[above - 1]!, points[above]!];
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

/** By how much a refrigeration dryer's rated flow changes: with the pressure (bar) and with the air at its inlet (°C). */
export const dryerFactors = (pressure: number, inlet: number) => ({
  pressure: between(BY_PRESSURE, pressure),
  temperature: between(BY_TEMPERATURE, inlet),
});

/** What passes a filter or an adsorption dryer grows with the absolute pressure: 450 of 600 l/min at 5 bar. */
export const filterFactor = (pressure: number): number => (pressure + 1) / 8;

/** Share of an adsorption dryer's rated flow that it regenerates itself with. */
export const REGENERATION = 0.17;

/**
 * The smallest product that takes a flow, else as many of the largest as it needs; undefined where none bears the
 * pressure.
 *
 * @param flow l/min at the reference conditions
 */
export function pickFor(among: readonly Treatment[], flow: number, maxPressure: number): Pick | undefined {
  const fitting = among.filter((each) => each.maxPressure >= maxPressure).toSorted((a, b) => a.flow - b.flow);
  const enough = fitting.find((each) => each.flow >= flow) ?? fitting.at(-1);
  return enough && { sku: enough.sku, count: Math.max(1, Math.ceil(flow / enough.flow)) };
}
