import countries from './countries.json';

/** The rules of IEC 60364, or of the National Electrical Code, whose sizes Canada shares. */
export type WiringRules = 'iec' | 'nec';

/** A country's own facts other than its words: money, mains, approvals. */
export interface Country {
  /** ISO code in lower case. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The price of a kWh for a small firm, in local currency, and its year: used for calculations in texts. */
  readonly energy: { readonly electricity: number; readonly gas: number; readonly year: number };
  /** Source of the energy prices. */
  readonly source: string;
  /** The local price of goods that cost one pound in Britain. */
  readonly priceLevel: number;
  /** The local equivalents of the master's certificates, by tag name; empty if there are none. */
  readonly certificates: Readonly<Record<string, readonly string[]>>;
  /** The standard for fuse and cable sizes. */
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

/** A country's facts by its ISO code in any case; undefined if nothing is sold there. */
export const countryOf = (code: string | undefined): Country | undefined =>
  code === undefined ? undefined : COUNTRIES.get(code.toLowerCase());
