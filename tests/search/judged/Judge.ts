import type { FigureName } from '../../../model-json/features/catalogue/products/figures';

/** A product, as far as somebody judges by it whether it is what was looked for. */
export interface Facts {
  readonly sku: string;
  /** Its own order number and those of its versions. */
  readonly skus: readonly string[];
  /** `mobile/piston`. */
  readonly family: string;
  readonly uses: readonly string[];
  readonly features: readonly string[];
  /** All numbers that its versions have. */
  readonly figures: Readonly<Partial<Record<FigureName, readonly number[]>>>;
}

/**
 * How well a product is what was looked for: 3 it is just that, 2 it would do, 1 it has to do with it, 0 it is something
 * else.
 */
export type Grade = 0 | 1 | 2 | 3;
export type Judge = (product: Facts) => Grade;
export type Condition = (product: Facts) => boolean;

/** What somebody types, and who judges what is found. */
export type JudgedQuery = readonly [query: string, judge: Judge];

const isIn = (path: string, family: string) => family === path || family.startsWith(`${path}/`);

/** Products of a family and of those below it. */
export const family =
  (path: string, grade: Grade = 3): Judge =>
  (product) =>
    isIn(path, product.family) ? grade : 0;

/** The best that any of these says. */
export const best =
  (...judges: readonly Judge[]): Judge =>
  (product) =>
    Math.max(...judges.map((judge) => judge(product))) as Grade;

/** What a judge says of products that meet all conditions. */
export const having =
  (judge: Judge, ...conditions: readonly Condition[]): Judge =>
  (product) =>
    conditions.every((meets) => meets(product)) ? judge(product) : 0;

/** A product by its order number or that of a version, punctuated as in the catalogue. */
export const sku =
  (number: string): Judge =>
  ({ skus }) =>
    skus.includes(number) ? 3 : 0;

/** Products that have an order number with that beginning. */
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

/** Within a tenth: 7.5 kW is 10 hp to whoever asks for one of them. */
export const near = (name: FigureName, wanted: number): Condition =>
  any(name, (value) => Math.abs(value - wanted) <= 0.1 * Math.abs(wanted));

/** That much, rounded, or up to a third more: a machine for 10 bar gives 8 and is called one of 150 psi; one for 40 bar is another. */
export const enough = (name: FigureName, wanted: number): Condition =>
  any(name, (value) => value >= 0.95 * wanted && value <= 1.33 * wanted);
