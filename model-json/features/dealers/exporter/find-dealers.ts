import { kilometresBetween, type Point } from '../../geography/api/distance';
import { offers, radiusKm, type Finder } from './Finder';
import type { Dealer } from './Dealer';
import { statusAt, type OpenStatus } from './open-status';

/** A dealer as found: how far, and whether anybody is there. */
export interface FoundDealer {
  readonly dealer: Dealer;
  readonly km?: number;
  readonly status?: OpenStatus;
}

export interface NearDealers {
  readonly found: readonly FoundDealer[];
  /** Whether nobody is within the radius that was asked for, and these are the next beyond it. */
  readonly isBeyond: boolean;
}

/** Without a radius the list ends here. */
const MOST = 12;
const MOST_BEYOND = 3;

/** Those who do what is asked for, the nearest first. */
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

/** Those who do what is asked for, in their order, with whether they are open. */
export function fitting(dealers: readonly Dealer[], { asked, now }: Finder): FoundDealer[] {
  return dealers
    .filter((dealer) => offers(dealer, asked))
    .map((dealer) => ({ dealer, ...(now && { status: statusAt(dealer.week, dealer.timeZone, now) }) }))
    .filter(({ status }) => !asked.isOpen || !status || status.isOpen);
}
