import { createHmac } from 'node:crypto';
import type { Numbered } from '../replicate/records/RecordFiles';
import { isSameSecret } from '../security/is-same-secret';
import { isWithin } from '../../repository/path';

/** A link by which people without an account see pages before they are published. */
export interface PreviewRecord {
  /** The page that it begins at. */
  readonly path: string;
  /** Whether the pages below belong to it. */
  readonly isTree: boolean;
  /** Who made it: it shows at most what they may read. */
  readonly by: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** When it ends, ISO 8601. */
  readonly until: string;
  /** Shows the pages as on this day, ISO 8601; those of a release as on a day to come. @default as they are */
  readonly day?: string;
  /** Shows the whole site, as it is once this release is published. */
  readonly launch?: string;
  /** Who it is for, in the maker's words. */
  readonly note?: string;
  /** When it was revoked, ISO 8601. */
  readonly revokedAt?: string;
}

export type PreviewLink = Numbered<PreviewRecord>;

/** All previews are below this address. */
export const PREVIEW = '/preview';

export const isPreview = (address: string | undefined): boolean =>
  address !== undefined && /^\/preview(?:[/?]|$)/.test(address);

/** Whether a page belongs to a preview. */
export const isInScope = ({ path, isTree, launch }: PreviewRecord, page: string): boolean =>
  page === path || launch !== undefined || (isTree && isWithin(page, path));

export const hasEnded = ({ until, revokedAt }: PreviewRecord, now: number): boolean =>
  revokedAt !== undefined || Date.parse(until) <= now;

/** The secret in a link's address: `12-…`. It vouches for what the link gives, wherever its pages are moved. */
export function tokenOf(link: PreviewLink, key: Buffer): string {
  const { id, isTree, by, madeAt, until, day = null, launch } = link;
  const given = JSON.stringify([
    id,
    isTree,
    by,
    madeAt,
    until,
    day,
    ...(launch === undefined ? [] : [launch]),
  ]);
  return `${id}-${createHmac('sha256', key).update(given).digest('base64url')}`;
}

/** The number in a token; NaN for something else. */
export const numberIn = (token: string): number => Number(/^(\d{1,12})-[\w-]{43}$/.exec(token)?.[1] ?? NaN);

export const isTokenOf = (token: string, link: PreviewLink, key: Buffer): boolean =>
  isSameSecret(token, tokenOf(link, key));
