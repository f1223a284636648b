import { randomUUID } from 'node:crypto';
import type { Draft } from '../Draft';
import { nodeInDraft } from '../drafts/node-in-draft';
import { frozenNode } from './frozen-node';
import { contentOf, frozenPage, hasPageVersions, siblingsAfter } from './page-version';
import { NoVersionError, type Deletion, type Version, type VersionInfo } from './Version';
import type { VersionFiles } from './VersionFiles';
import { nextVersionName } from './version-name';
import { rootVersionOf } from './versionable';
import { t } from '../../../../shared/authoring/language/t';

/** What authors say about a version. */
export interface VersionDetails {
  readonly by: string;
  readonly label?: string | undefined;
  readonly comment?: string | undefined;
  readonly deletion?: Deletion | undefined;
}

/** A date in the content's format. */
export const dateOf = (time: number): string => new Date(time).toISOString().replace('Z', '+00:00');

/**
 * A version of a draft's page. A page without an identity gets one.
 *
 * @throws NoVersionError if no page is stored there
 */
export function versionOfPage(
  files: VersionFiles,
  draft: Draft,
  path: string,
  details: VersionDetails,
): Version {
  if (!hasPageVersions(draft, path))
    throw new NoVersionError(t('There is no page stored at {path}, so it can have no versions', { path }));
  const known = draft.property(contentOf(path), 'jcr:uuid');
  const id = known === undefined ? randomUUID() : String(known);
  const there = files.list(id);
  const predecessor = there.at(-1)?.id ?? rootVersionOf(id);
  const followedBy = siblingsAfter(draft, path);
  const version = { ...described(id, path, [predecessor], there, details), followedBy };
  const node = frozenPage(draft, path);
  if (known === undefined) draft.setProperty(contentOf(path), 'jcr:uuid', id);
  return { ...version, node };
}

/** The version that a check-in of a draft's node makes. */
export function versionOfNode(
  files: VersionFiles,
  draft: Draft,
  path: string,
  details: VersionDetails,
): Version {
  const id = String(draft.property(path, 'jcr:uuid'));
  const predecessors = [draft.property(path, 'jcr:predecessors') ?? []].flat().map(String);
  const info = described(id, path, predecessors, files.list(id), details);
  return { ...info, node: frozenNode(nodeInDraft(draft, path) ?? {}) };
}

function described(
  versionable: string,
  path: string,
  predecessors: readonly string[],
  there: readonly VersionInfo[],
  { by, label, comment, deletion }: VersionDetails,
): VersionInfo {
  const names = new Set(there.map(({ name }) => name));
  const predecessor = there.find(({ id }) => predecessors.includes(id))?.name;
  // Clocks can be set back, but versions stay in order.
  const now = Math.max(Date.now(), Date.parse(there.at(-1)?.created ?? '') || 0);
  return {
    name: nextVersionName(predecessor, (name) => names.has(name)),
    id: randomUUID(),
    versionable,
    path,
    created: dateOf(now),
    by,
    ...(label !== undefined && { label }),
    ...(comment !== undefined && { comment }),
    ...(deletion && { deletion }),
    predecessors,
  };
}
