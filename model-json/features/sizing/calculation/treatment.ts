/** A dryer or filter as ordered. */
export interface Treatment {
  readonly sku: string;
  /** l/min at the reference conditions: 7 bar, 35 °C at the inlet (ISO 7183, ISO 12500). */
  readonly flow: number;
  /** bar */
  readonly maxPressure: number;
  /** Pressure dew point of a dryer, °C. */
  readonly dewPoint?: number | undefined;
}

/** A product and its quantity, in parallel. */
export interface Pick {
  readonly sku: string;
  readonly count: number;
}

/** Share of an adsorption dryer's rated flow used for its regeneration. */
export const REGENERATION = 0.17;

/**
 * The smallest product for a flow, else as many of the largest as needed; undefined if none withstands the pressure.
 *
 * @param flow l/min at the reference conditions
 */
export function pickFor(among: readonly Treatment[], flow: number, maxPressure: number): Pick | undefined {
  const fitting = among.filter((each) => each.maxPressure >= maxPressure).toSorted((a, b) => a.flow - b.flow);
  const enough = fitting.find((each) => each.flow >= flow) ?? fitting.at(-1);
  return enough && { sku: enough.sku, count: Math.max(1, Math.ceil(flow / enough.flow)) };
}
