import type { Range } from '../Range';
import type { FigureTerm } from './DomainTerms';

/** Sizes are usually a fifth apart; somewhat more than enough does no harm. */
const NEAR = 0.1;
const LESS = 0.05;
const MORE = 0.3;

/** The bounds for a bare figure. */
export function wished({ wish, tolerance = NEAR }: FigureTerm, value: number): Range {
  if (wish === 'atMost') return { max: value };
  if (wish === 'enough') return { min: exact(value * (1 - LESS)), max: exact(value * (1 + MORE)) };
  return { min: exact(value * (1 - tolerance)), max: exact(value * (1 + tolerance)) };
}

/** Rounds off floating-point noise. */
export const exact = (value: number): number => Number(value.toPrecision(12));
