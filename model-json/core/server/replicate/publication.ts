import { date } from '../../exporter/shared/locale/dates';
import { pageProperties } from '../../exporter/shared/pages';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { fingerprintOf } from './fingerprint';

/** Whether visitors see a page. */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null for never, and for what came with the site. */
  readonly publishedAt: string | null;
  /** Whether visitors see something else than authors do, in the page itself or in what it has from others. */
  readonly changedSince: boolean;
}

/**
 * @param author the content that authors see, the page's own tree
 * @param publish the content that visitors see
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

/** The stored pages that a page is made of and that are not to visitors what they are to authors: its own, and those that it follows. */
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

/** A page that has some of its own may hide what has changed in the one that it follows. */
function isChanged(page: Resource, there: Resource, author: ResourceTree, publish: ResourceTree): boolean {
  const changed = changedSources(page, author, publish);
  if (changed.length === 0) return false;
  const hidesSome = storedOf(page) !== undefined && !changed.includes(page.path);
  return !hidesSome || fingerprintOf(page) !== fingerprintOf(there);
}
