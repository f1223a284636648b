import type { PreviewReport } from '../../../../../shared/authoring/preview';
import { servlet } from '../../../../../shared/addresses/app';
import type { Field } from './post-fields';
import type { SlingClient } from './SlingClient';

/* Links by which people without an account see pages before they are published. All reject with a SlingError. */

const ADDRESS = `${servlet('previews')}.json`;

export interface Previews {
  /** The site's time zone, an IANA name. */
  readonly timeZone: string;
  /** The newest first. */
  readonly previews: readonly PreviewReport[];
}

/** The links that work: those of a page, or all. */
export const readPreviews = (sling: SlingClient, path?: string): Promise<Previews> =>
  sling.json(path === undefined ? ADDRESS : `${ADDRESS}?${String(new URLSearchParams({ path }))}`);

export interface NewPreview {
  /** Empty: the first page of the release. */
  readonly path: string;
  /** Shows the whole site, as it is once this release is published. */
  readonly launch?: string;
  readonly isTree: boolean;
  /** With an offset, or on a clock in the site's time zone. */
  readonly until: string;
  /** Shows the pages as on this day; empty: as they are. */
  readonly day: string;
  readonly note: string;
}

export async function makePreview(
  sling: SlingClient,
  { path, launch = '', isTree, until, day, note }: NewPreview,
): Promise<PreviewReport> {
  const fields: Field[] = [
    ['cmd', 'create'],
    ['path', path],
    ['launch', launch],
    ['deep', String(isTree)],
    ['until', until],
    ['day', day],
    ['note', note],
  ];
  return (await sling.command<{ preview: PreviewReport }>(ADDRESS, fields)).preview;
}

export const revokePreview = (sling: SlingClient, id: number): Promise<unknown> =>
  sling.command(ADDRESS, [
    ['cmd', 'revoke'],
    ['id', String(id)],
  ]);

/** A link's whole address; undefined for one that only its maker may pass on. */
export const previewAddress = ({ address }: PreviewReport): string | undefined =>
  address === undefined ? undefined : new URL(address, location.origin).href;
