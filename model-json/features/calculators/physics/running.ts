/** A compressor as it follows the demand. Flows in m³/min, power in kW at the mains. */
export interface Runner {
  readonly delivery: number;
  /** The least it delivers without idling; its delivery if its speed is fixed. */
  readonly least: number;
  readonly power: number;
  /** What it takes at its least delivery; its power if its speed is fixed. */
  readonly leastPower: number;
  /** What it takes while idling, as a share of that, 0 to 1. */
  readonly idle: number;
}

/**
 * Mean power at a demand: between its least and its whole delivery on the line through both points of its data sheet, below
 * the least one loading and idling by turns.
 */
export function meanPower({ delivery, least, power, leastPower, idle }: Runner, demand: number): number {
  if (demand < least) {
    const loaded = demand / least;
    return leastPower * (loaded + idle * (1 - loaded));
  }
  return delivery === least
    ? power
    : leastPower + ((power - leastPower) * (demand - least)) / (delivery - least);
}
