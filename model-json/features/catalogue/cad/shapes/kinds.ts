import type { ShapeFacts } from './ShapeFacts';

/** Families whose products have a shape if their length, width and height are known; or the beginnings of such families. */
export const SIZED_FAMILIES = [
  'mobile',
  'stationary',
  'screw',
  'dryers',
  'filters',
  'tanks',
  'condensate',
  'service-units',
] as const;

/** Families whose products have a shape if their outside diameter is known. */
export const ROUND_FAMILIES = ['air-net/fittings', 'air-net/valves'] as const;

/** Facts with all three dimensions. */
export interface Sized extends ShapeFacts {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const isIn = (family: string, families: readonly string[]): boolean =>
  families.some((each) => family === each || family.startsWith(`${each}/`));

export const isSized = (facts: ShapeFacts): facts is Sized =>
  facts.length !== undefined &&
  facts.width !== undefined &&
  facts.height !== undefined &&
  isIn(facts.family, SIZED_FAMILIES);

export const isRound = ({ family, outerDiameter }: ShapeFacts): boolean =>
  outerDiameter !== undefined && isIn(family, ROUND_FAMILIES);

/** Whether a product is built as a model: machines, dryers, filters, tanks, fittings. */
export const hasShape = (facts: ShapeFacts): boolean => isSized(facts) || isRound(facts);
