import { servlet } from '../../../../../shared/addresses/app';
import type { ReleaseReport } from '../../../../../shared/authoring/release';
import type { Field } from './post-fields';
import type { SlingClient } from './SlingClient';

/* Releases: AEM's launches. All reject with a SlingError. */

const ADDRESS = `${servlet('launches')}.json`;

export interface Releases {
  /** The site's time zone, an IANA name. */
  readonly timeZone: string;
  /** The newest first. */
  readonly releases: readonly ReleaseReport[];
}

/** All releases, or the one at a path. */
export const readReleases = (sling: SlingClient, path?: string): Promise<Releases> =>
  sling.json(path === undefined ? ADDRESS : `${ADDRESS}?${String(new URLSearchParams({ path }))}`);

/** @returns the new release */
export const createRelease = (
  sling: SlingClient,
  title: string,
  pages: readonly string[],
  isDeep = false,
): Promise<ReleaseReport> =>
  run(sling, [['cmd', 'create'], ['title', title], ['deep', String(isDeep)], ...pages.map(pageField)]);

/** `add`, `deletePage`, `drop`, `accept`: what is about pages of a release. */
export const changeRelease = (
  sling: SlingClient,
  command: 'add' | 'deletePage' | 'drop' | 'accept',
  release: string,
  pages: readonly string[],
  more: readonly Field[] = [],
): Promise<ReleaseReport> =>
  run(sling, [['cmd', command], ['path', release], ...pages.map(pageField), ...more]);

/** Publishes a release now, or at a time: with an offset, or on a clock in the site's time zone. */
export const publishRelease = (sling: SlingClient, release: string, at = ''): Promise<ReleaseReport> =>
  run(sling, [
    ['cmd', 'promote'],
    ['path', release],
    ['at', at],
  ]);

/** @param isForced also if its pages were changed since */
export const takeBackRelease = (
  sling: SlingClient,
  release: string,
  isForced = false,
): Promise<ReleaseReport> =>
  run(sling, [
    ['cmd', 'takeBack'],
    ['path', release],
    ['force', String(isForced)],
  ]);

export const unscheduleRelease = (sling: SlingClient, release: string): Promise<ReleaseReport> =>
  run(sling, [
    ['cmd', 'cancel'],
    ['path', release],
  ]);

export const deleteRelease = (sling: SlingClient, release: string): Promise<unknown> =>
  sling.command(ADDRESS, [
    ['cmd', 'delete'],
    ['path', release],
  ]);

export interface PageOfRelease {
  readonly parent: string;
  readonly title: string;
  readonly name: string;
  readonly template: string;
}

/** Makes a page that visitors see once the release is published. @returns the path of its copy in the release */
export async function createPageInRelease(
  sling: SlingClient,
  release: string,
  { parent, title, name, template }: PageOfRelease,
): Promise<string> {
  await run(sling, [
    ['cmd', 'createPage'],
    ['path', release],
    ['parentPath', parent],
    ['title', title],
    ['label', name],
    ['template', template],
  ]);
  return `${release}${parent}/${name}`;
}

const pageField = (page: string): Field => ['page', page];

const run = async (sling: SlingClient, fields: readonly Field[]): Promise<ReleaseReport> =>
  (await sling.command<{ release: ReleaseReport }>(ADDRESS, fields)).release;
