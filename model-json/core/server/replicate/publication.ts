import { date } from '../../exporter/shared/locale/dates';
import { pageProperties } from '../../exporter/shared/pages';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { fingerprintOf } from './fingerprint';

/** Whether a page is published, and when. */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null if it was never published, or came with the site. */
  readonly publishedAt: string | null;
  /** Whether the page has unpublished changes, in itself or in what it inherits. */
  readonly changedSince: boolean;
}

/**
 * @param author authors' content, the page's own tree
 * @param publish visitors' content
 */
export function publicationOf(page: Resource, author: ResourceTree, publish: ResourceTree): Publication {
  const there = publish.get(page.path);
  const time = there && date(pageProperties(page), 'cq:lastReplicated');
  return {
    published: there !== undefined,
    publishedAt: time === undefined ? null : new Date(time).toISOString(),
    changedSince: there !== undefined && isChanged(page, there, author, publish),
  };
}

/** The stored pages with unpublished changes that a page consists of: its own, and those that it follows. */
export function changedSources(page: Resource, author: ResourceTree, publish: ResourceTree): string[] {
  const there = publish.get(page.path);
  const sources = new Set([...sourcesOf(page), ...(there ? sourcesOf(there) : [])]);
  const stored = (tree: ResourceTree, path: string) => {
    const node = tree.get(path);
    return node && storedOf(node);
  };
  return [...sources].filter(
    (path) => fingerprintOf(stored(author, path)) !== fingerprintOf(stored(publish, path)),
  );
}

/** A page's own content can hide changes of the page that it follows. */
function isChanged(page: Resource, there: Resource, author: ResourceTree, publish: ResourceTree): boolean {
  const changed = changedSources(page, author, publish);
  if (changed.length === 0) return false;
  const hidesSome = storedOf(page) !== undefined && !changed.includes(page.path);
  return !hidesSome || fingerprintOf(page) !== fingerprintOf(there);
}
