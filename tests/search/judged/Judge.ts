import type { FigureName } from '../../../model-json/features/catalogue/products/figures';

/** The facts about a product needed to judge it as a result. */
export interface Facts {
  readonly sku: string;
  /** Its own order number and those of its versions. */
  readonly skus: readonly string[];
  /** `mobile/piston`. */
  readonly family: string;
  readonly uses: readonly string[];
  readonly features: readonly string[];
  /** The values of all its versions. */
  readonly figures: Readonly<Partial<Record<FigureName, readonly number[]>>>;
}

/** How relevant a product is: 3 exactly what was meant, 2 suitable, 1 related, 0 irrelevant. */
export type Grade = 0 | 1 | 2 | 3;
export type Judge = (product: Facts) => Grade;
export type Condition = (product: Facts) => boolean;

/** A query, and a judge for its results. */
export type JudgedQuery = readonly [query: string, judge: Judge];

const isIn = (path: string, family: string) => family === path || family.startsWith(`${path}/`);

/** Products of a family and its descendants. */
export const family =
  (path: string, grade: Grade = 3): Judge =>
  (product) =>
    isIn(path, product.family) ? grade : 0;

/** The highest grade of several judges. */
export const best =
  (...judges: readonly Judge[]): Judge =>
  (product) =>
    Math.max(...judges.map((judge) => judge(product))) as Grade;

/** A judge's grade for products that meet all conditions, else 0. */
export const having =
  (judge: Judge, ...conditions: readonly Condition[]): Judge =>
  (product) =>
    conditions.every((meets) => meets(product)) ? judge(product) : 0;

/** A product by its order number or that of a version, punctuated as in the catalogue. */
export const sku =
  (number: string): Judge =>
  ({ skus }) =>
    skus.includes(number) ? 3 : 0;

/** Products with an order number that starts like this. */
export const skuFrom =
  (beginning: string): Judge =>
  ({ skus }) =>
    skus.some((number) => number.startsWith(beginning)) ? 3 : 0;

export const used =
  (...uses: readonly string[]): Condition =>
  (product) =>
    uses.some((use) => product.uses.includes(use));

export const feature =
  (name: string): Condition =>
  ({ features }) =>
    features.includes(name);

const any =
  (name: FigureName, meets: (value: number) => boolean): Condition =>
  ({ figures }) =>
    figures[name]?.some(meets) ?? false;

export const atMost = (name: FigureName, most: number): Condition => any(name, (value) => value <= most);
export const atLeast = (name: FigureName, least: number): Condition => any(name, (value) => value >= least);

/** Within a tenth: for people who search, 7.5 kW is 10 hp. */
export const near = (name: FigureName, wanted: number): Condition =>
  any(name, (value) => Math.abs(value - wanted) <= 0.1 * Math.abs(wanted));

/**
 * About that much, or up to a third more: for 10 bar, a machine for 8 bar is too weak, and one for 40 bar is another
 * kind.
 */
export const enough = (name: FigureName, wanted: number): Condition =>
  any(name, (value) => value >= 0.95 * wanted && value <= 1.33 * wanted);
