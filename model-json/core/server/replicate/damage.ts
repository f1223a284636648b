import { date } from '../../exporter/shared/locale/dates';
import { pageProperties } from '../../exporter/shared/pages';
import type { Repository } from '../../repository/Repository';

/** A damaged file of a page: its last valid copy is shown instead, and it is read-only. */
export interface Damage {
  /** The instance with the damaged copy. */
  readonly tree: 'author' | 'publish';
  /** Relative to the tree. */
  readonly file: string;
  /** JSON pointer into the file, or line and column. */
  readonly where: string;
  readonly culprit: string;
  readonly cure: string;
  /** Date of the version that is shown instead, ISO 8601; null if unknown. */
  readonly shownSince: string | null;
  /** Whether there is a valid copy to show. */
  readonly isShown: boolean;
}

/** Damaged pages of author and publish, by path. */
export function damages(author: Repository, publish: Repository): ReadonlyMap<string, readonly Damage[]> {
  const found = new Map<string, Damage[]>();
  const add = (tree: Damage['tree'], repository: Repository) => {
    for (const { node, file, where, culprit, cure } of repository.problems()) {
      if (node === undefined) continue;
      const shown = repository.get(node);
      const damage = {
        tree,
        file,
        where,
        culprit,
        cure,
        shownSince: shown ? versionDay(shown) : null,
        isShown: !!shown,
      };
      found.set(node, [...(found.get(node) ?? []), damage]);
    }
  };
  add('author', author);
  if (publish !== author) add('publish', publish);
  return found;
}

function versionDay(page: Parameters<typeof pageProperties>[0]): string | null {
  const properties = pageProperties(page);
  const time = date(properties, 'cq:lastReplicated') ?? date(properties, 'cq:lastModified');
  return time === undefined ? null : new Date(time).toISOString();
}
