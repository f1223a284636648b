import countries from './countries.json';

/** Those of IEC 60364, or of the National Electrical Code, whose sizes Canada shares. */
export type WiringRules = 'iec' | 'nec';

/** What is a country's own beside its words: money, mains, approvals. */
export interface Country {
  /** ISO code in small letters. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What a kWh costs a small firm there, in its currency, and in which year: texts reckon with these. */
  readonly energy: { readonly electricity: number; readonly gas: number; readonly year: number };
  /** Where the prices of energy are from. */
  readonly source: string;
  /** What costs one pound in Britain costs as much of its currency. */
  readonly priceLevel: number;
  /** What stands there for a certificate of the masters, by the names of their tags; empty for nothing. */
  readonly certificates: Readonly<Record<string, readonly string[]>>;
  /** Whose sizes of fuses and cables an electrician there wires with. */
  readonly wiring: WiringRules;
  /** Motors' rated voltages in V, single phase before three phase; the frequency in Hz. */
  readonly supply: { readonly voltages: readonly number[]; readonly frequency: number };
}

const COUNTRIES = new Map<string, Country>(
  Object.entries(countries as Record<string, Omit<Country, 'code'>>).map(([code, facts]) => [
    code,
    { code, ...facts },
  ]),
);

/** The facts of a country by its ISO code in any case; undefined for one in which nothing is sold. */
export const countryOf = (code: string | undefined): Country | undefined =>
  code === undefined ? undefined : COUNTRIES.get(code.toLowerCase());
