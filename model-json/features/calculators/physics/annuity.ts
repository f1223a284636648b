/**
 * What a sum that is due at the end of each year is worth now, as a multiple of the first year's at today's price, if it
 * grows (ISO 15663, VDI 2067).
 *
 * @param interest a year, as a share
 * @param growth of the price a year, as a share
 */
export function presentValueFactor(years: number, interest: number, growth: number): number {
  const quotient = (1 + growth) / (1 + interest);
  return Math.abs(quotient - 1) < 1e-9 ? years : (quotient * (1 - quotient ** years)) / (1 - quotient);
}
