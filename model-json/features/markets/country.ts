import countries from './countries.json';
import { z } from 'zod';

const facts = z.object({
  /** ISO 4217. */
  currency: z.enum(['GBP', 'EUR', 'USD', 'CAD', 'CHF']),
  /** The price of a kWh for a small firm, in local currency, and its year: used for calculations in texts. */
  energy: z.object({ electricity: z.number(), gas: z.number(), year: z.number() }),
  /** Source of the energy prices. */
  source: z.string(),
  /** The local price of goods that cost one pound in Britain. */
  priceLevel: z.number(),
  /** The local equivalents of the master's certificates, by tag name; empty if there are none. */
  certificates: z.record(z.string(), z.array(z.string())),
  /** The standard for fuse and cable sizes: IEC 60364, or the National Electrical Code, whose sizes Canada shares. */
  wiring: z.enum(['iec', 'nec']),
  /** Motors' rated voltages in V, single phase before three phase; the frequency in Hz. */
  supply: z.object({ voltages: z.array(z.number()), frequency: z.number() }),
});

/** A country's own facts other than its words: money, mains, approvals. */
export interface Country extends Readonly<z.output<typeof facts>> {
  /** ISO code in lower case. */
  readonly code: string;
}

export type WiringRules = Country['wiring'];

const COUNTRIES = new Map<string, Country>(
  Object.entries(z.record(z.string(), facts).parse(countries)).map(([code, its]) => [code, { code, ...its }]),
);

/** A country's facts by its ISO code in any case; undefined if nothing is sold there. */
export const countryOf = (code: string | undefined): Country | undefined =>
  code === undefined ? undefined : COUNTRIES.get(code.toLowerCase());
