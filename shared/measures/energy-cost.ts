/**
 * What running a machine takes: energy from the power of the whole package (ISO 1217:2009, annexes C and E: motor, fan and
 * controller included), at full load.
 */

/** What visitors may enter: hours in a year, and the price of a kWh. */
export const RUNNING_LIMITS = { hours: { min: 1, max: 8760 }, price: { min: 0.01, max: 5 } } as const;

/** @returns kWh in a year */
export const energyPerYear = (packagePower: number, hours: number): number => packagePower * hours;

/**
 * The price of the energy in a volume of air.
 *
 * @param packagePower kW
 * @param delivery free air delivery, l/min
 * @param volume m³ of free air
 * @param price of a kWh
 */
export const airCost = (packagePower: number, delivery: number, volume: number, price: number): number =>
  ((packagePower * price) / ((delivery * 60) / 1000)) * volume;

/** Services in a year. @param interval hours between two */
export const servicesPerYear = (hours: number, interval: number): number => hours / interval;
