import { kilometresBetween, type Point } from '../../geography/api/distance';
import { offers, radiusKm, type Finder } from './Finder';
import type { Dealer } from './Dealer';
import { statusAt, type OpenStatus } from './open-status';

/** A dealer in the results: its distance, and whether it is open. */
export interface FoundDealer {
  readonly dealer: Dealer;
  readonly km?: number;
  readonly status?: OpenStatus;
}

export interface NearDealers {
  readonly found: readonly FoundDealer[];
  /** Whether no dealer is within the requested radius, and these are the nearest beyond it. */
  readonly isBeyond: boolean;
}

/** The maximum without a radius. */
const MOST = 12;
const MOST_BEYOND = 3;

/** Dealers that match the query, the nearest first. */
export function nearDealers(dealers: readonly Dealer[], from: Point, finder: Finder): NearDealers {
  const sorted = fitting(dealers, finder)
    .map((found) => ({ ...found, km: kilometresBetween(from, found.dealer.point) }))
    .sort((a, b) => a.km - b.km);
  const radius = radiusKm(finder);
  if (radius === undefined) return { found: sorted.slice(0, MOST), isBeyond: false };
  const within = sorted.filter(({ km }) => km <= radius);
  return within.length > 0 || sorted.length === 0
    ? { found: within, isBeyond: false }
    : { found: sorted.slice(0, MOST_BEYOND), isBeyond: true };
}

/** Dealers that match the query, in their order, with their opening status. */
export function fitting(dealers: readonly Dealer[], { asked, now }: Finder): FoundDealer[] {
  return dealers
    .filter((dealer) => offers(dealer, asked))
    .map((dealer) => ({ dealer, ...(now && { status: statusAt(dealer.week, dealer.timeZone, now) }) }))
    .filter(({ status }) => !asked.isOpen || !status || status.isOpen);
}
