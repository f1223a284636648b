/** A compressor as it follows the demand. Flows in m³/min, power in kW at the mains. */
export interface Runner {
  readonly delivery: number;
  /** The least it delivers without idling; its delivery if its speed is fixed. */
  readonly least: number;
  readonly power: number;
  /** What it takes while idling, as a share of what it takes while it delivers, 0 to 1. */
  readonly idle: number;
}

/** Mean power at a demand: down to its least delivery in proportion to the demand, below it loading and idling by turns. */
export function meanPower({ delivery, least, power, idle }: Runner, demand: number): number {
  if (demand >= least) return power * (demand / delivery);
  const loaded = demand / least;
  return power * (least / delivery) * (loaded + idle * (1 - loaded));
}
