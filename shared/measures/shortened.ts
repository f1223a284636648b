/** The digits that people type; two more survive a conversion both ways. */
const [TYPED_DIGITS, CARRIED_DIGITS] = [5, 7];
/** Within this share, a converted number is taken for the short one that was typed. */
const NEAR = 1e-6;

/** A converted number as it would be typed: short if it is that of a short one. */
export function shortened(value: number): number {
  const short = Number(value.toPrecision(TYPED_DIGITS));
  const isShort = Math.abs(short - value) <= NEAR * Math.max(Math.abs(short), Math.abs(value));
  return isShort ? short : Number(value.toPrecision(CARRIED_DIGITS));
}
