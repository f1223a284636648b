import type { Field, SlingClient } from '../http/sling';

/* AEM's WCM commands (`/bin/wcmcommand`). All reject with a SlingError. */

const COMMAND = '/bin/wcmcommand';

export interface NewPage {
  readonly parent: string;
  readonly title: string;
  readonly name: string;
  readonly template: string;
}

/** @returns the path of the new page */
export async function createPage(
  sling: SlingClient,
  { parent, title, name, template }: NewPage,
): Promise<string> {
  const { path } = await run(sling, 'createPage', [
    ['parentPath', parent],
    ['title', title],
    ['label', name],
    ['template', template],
  ]);
  return path ?? `${parent}/${name}`;
}

/** Makes a variation that follows another one of its fragment. @returns its path */
export async function createLiveVariation(
  sling: SlingClient,
  source: string,
  { parent, title, name }: Omit<NewPage, 'template'>,
): Promise<string> {
  const { path } = await run(sling, 'createLiveCopy', [
    ['srcPath', source],
    ['destPath', parent],
    ['title', title],
    ['label', name],
  ]);
  return path ?? `${parent}/${name}`;
}

/** @returns the path of the copy */
export async function copyPage(
  sling: SlingClient,
  from: string,
  parent: string,
  isShallow: boolean,
): Promise<string> {
  const { path } = await run(sling, 'copyPage', [
    ['srcPath', from],
    ['destParentPath', parent],
    ...(isShallow ? [['shallow', 'true'] as const] : []),
  ]);
  return path ?? '';
}

export interface PageMove {
  readonly from: string;
  readonly to: string;
  /** A new title. */
  readonly title?: string | undefined;
  /** Name of the sibling that it comes to stand before. */
  readonly before?: string | undefined;
  /** Whether links to it follow. */
  readonly adjustLinks: boolean;
  /** Whether its old address redirects visitors. */
  readonly keepAddress: boolean;
}

export const movePage = (
  sling: SlingClient,
  { from, to, title, before, adjustLinks, keepAddress }: PageMove,
) =>
  run(sling, 'movePage', [
    ['srcPath', from],
    ['destPath', to],
    ['integrity', String(adjustLinks)],
    ['keepAddress', String(keepAddress)],
    ...(title === undefined ? [] : [['title', title] as const]),
    ...(before === undefined ? [] : [['before', before] as const]),
  ]);

/** Deletes pages with those below: all of them or none. They go to the bin. */
export const deletePages = (sling: SlingClient, paths: readonly string[]) =>
  run(
    sling,
    'deletePage',
    paths.map((path) => ['path', path] as const),
  );

export const setLock = (sling: SlingClient, path: string, isLocked: boolean) =>
  run(sling, isLocked ? 'lockPage' : 'unlockPage', [['path', path]]);

/** Puts a page before a sibling or, without one, last. */
export const orderPage = (sling: SlingClient, path: string, before: string | undefined) =>
  sling.post(path, [[':order', before === undefined ? 'last' : `before ${before}`]]);

const run = (sling: SlingClient, command: string, fields: readonly Field[]) =>
  sling.post(COMMAND, [['cmd', command], ...fields]);
