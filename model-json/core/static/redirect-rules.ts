import { missingBelow } from './addresses';
import { isRedirect, type Entry } from './Entry';
import type { SiteFacts } from './messages';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Redirects of single addresses, as the server answered them. */
export const redirectsOf = (entries: readonly Entry[]): Redirect[] =>
  entries
    .filter((entry) => isRedirect(entry) && entry.headers.location !== entry.address)
    .map(({ address, headers, status }) => ({ from: address, to: headers.location ?? '/', status }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/**
 * The error page of each site, by the address below which it applies, the longest address first. The one at `/` is for
 * everything else.
 */
export const errorPages = ({ roots }: SiteFacts): (readonly [below: string, file: string])[] =>
  roots
    .map(([, address]) => [address, missingBelow(address)] as const)
    .sort(([a], [b]) => b.length - a.length);
