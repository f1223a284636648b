import type { Draft } from '../Draft';
import { isNode } from '../node-json';
import { recreatePage } from './page-version';
import { NoVersionError, type Version, type VersionInfo } from './Version';
import type { VersionFiles } from './VersionFiles';
import { t } from '../../../../shared/authoring/language/t';

/** Pages that were deleted in one step. */
export interface Binned {
  readonly id: string;
  /** Path of the topmost page. */
  readonly path: string;
  readonly title: string;
  /** How many pages there are, the topmost included. */
  readonly pages: number;
  /** In the date format of the content. */
  readonly at: string;
  readonly by: string;
}

/** The bin's entries, newest first. @param deleted the newest version of each deleted page */
export function binned(deleted: readonly VersionInfo[], files: VersionFiles): Binned[] {
  return [...groupsOf(deleted)]
    .flatMap(([id, infos]) => {
      const root = infos.find((info) => info.path === info.deletion?.root);
      if (!root) return [];
      const content = files.read(root.versionable, root.name)?.node['jcr:content'];
      const title = isNode(content) ? content['jcr:title'] : undefined;
      const { path, created: at, by } = root;
      return { id, path, title: typeof title === 'string' ? title : path, pages: infos.length, at, by };
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/**
 * The pages of a bin entry with their content, in the order in which they can be created.
 *
 * @throws NoVersionError if there is no such entry, or one of its pages cannot be read
 */
export function versionsInBin(deleted: readonly VersionInfo[], id: string, files: VersionFiles): Version[] {
  const infos = groupsOf(deleted).get(id) ?? [];
  if (infos.length === 0) throw new NoVersionError(t('This is no longer in the bin; list the bin again'));
  return [...infos].sort(inOrder).map(({ versionable, name, path }) => {
    const version = files.read(versionable, name);
    if (!version)
      throw new NoVersionError(t('The version of {path} is damaged, so nothing was restored', { path }));
    return version;
  });
}

/** Creates the pages of a bin entry again: the topmost in its place, those below in their order. */
export function recreateAll(draft: Draft, versions: readonly Version[]): void {
  const [root, ...below] = versions;
  if (root) recreatePage(draft, root);
  // In order, so that each is the last when it is created; siblings may be more than a version remembers.
  for (const version of below) recreatePage(draft, { ...version, followedBy: [] });
}

const inOrder = (a: VersionInfo, b: VersionInfo): number =>
  (a.deletion?.position ?? 0) - (b.deletion?.position ?? 0);

function groupsOf(deleted: readonly VersionInfo[]): ReadonlyMap<string, VersionInfo[]> {
  const groups = new Map<string, VersionInfo[]>();
  for (const info of deleted) {
    if (!info.deletion) continue;
    const { bin } = info.deletion;
    groups.set(bin, [...(groups.get(bin) ?? []), info]);
  }
  return groups;
}
