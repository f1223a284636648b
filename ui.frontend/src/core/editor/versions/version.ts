import type { ContentNode } from '../sling/content-node';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { t } from '../../../../../shared/authoring/language/t';

/** A version of a page (`/bin/wcm/versions.json`). */
export interface Version {
  readonly id: string;
  /** `1.3`. */
  readonly version: string;
  /** As its author named it; else its number. */
  readonly label: string;
  readonly comment: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly createdBy: string;
}

/** The page as it is now, in place of a version's id. */
export const NOW = 'now';

/** The versions of a page, newest first. */
export const readVersions = async (sling: SlingClient, path: string): Promise<readonly Version[]> =>
  (
    await sling.json<{ versions: readonly Version[] }>(
      `/bin/wcm/versions.json?${String(new URLSearchParams({ path }))}`,
    )
  ).versions;

/** The content of a page in a version, or now. */
export const readContent = (sling: SlingClient, path: string, id: string): Promise<ContentNode> =>
  sling.json(`${addressOf(path)}/jcr:content.infinity.json?version=${id}`);

export const readModel = (sling: SlingClient, path: string, id: string): Promise<Record<string, unknown>> =>
  sling.json(`${addressOf(path)}.model.json?version=${id}`);

/** Where a page is drawn as in a version, or now. */
export const drawnAt = (path: string, id: string): string => `${addressOf(path)}.html?version=${id}`;

/** Where the site is drawn as on a day. */
export const siteOn = (path: string, moment: string): string =>
  `${addressOf(path)}.html?timewarp=${encodeURIComponent(moment)}`;

const COMMAND = '/bin/wcmcommand';

export async function saveVersion(
  sling: SlingClient,
  path: string,
  { label, comment }: { readonly label: string; readonly comment: string },
): Promise<void> {
  await sling.command(COMMAND, [
    ['cmd', 'createVersion'],
    ['path', path],
    ['label', label],
    ['comment', comment],
  ]);
}

/** Gives a page the content of a version. Its present state is saved as a version first. */
export async function restoreVersion(
  sling: SlingClient,
  path: string,
  { id, version }: Version,
): Promise<void> {
  await saveVersion(sling, path, { label: '', comment: t('Before {version} was restored', { version }) });
  await sling.command(COMMAND, [
    ['cmd', 'restoreVersion'],
    ['path', path],
    ['id', id],
  ]);
}

/** `1.3` or `Before the fair (1.3)`. */
export const nameOfVersion = ({ label, version }: Version): string =>
  label === version ? version : `${label} (${version})`;
