/** Who makes the products and puts them on the market. */
export interface Maker {
  /** As registered. */
  readonly name: string;
  /** As on the products. */
  readonly brand: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1 */
  readonly country: string;
}
