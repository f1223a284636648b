import { decompose, unmangle } from '../sling/sling-url';
import { partBefore } from '../../../../shared/checked/part-before';

/** The target of a post. */
export interface PostTarget {
  /** The node; if its name is still to be generated, its parent. */
  readonly path: string;
  /** `path/` or `path/*`: a new child of the node. */
  readonly isNewChild: boolean;
  /** Whether selectors, an extension or a suffix followed the node's path. */
  readonly hasMore: boolean;
}

/**
 * The node that a post's path means: an existing one, or the one to be created. Selectors and extension of an existing
 * node are removed; a suffix is the relative path of the node to be created (`/page.html/child`).
 *
 * @param path decoded
 */
export function postTarget(path: string, exists: (path: string) => boolean): PostTarget {
  const plain = unmangle(path);
  if (exists(plain)) return { path: plain, isNewChild: false, hasMore: false };
  const parent = /^(.+)\/(?:\*(?:\.[^/]*)?)?$/.exec(plain)?.[1];
  if (parent !== undefined) return { ...postTarget(parent, exists), isNewChild: true };

  const url = decompose(plain, exists);
  if (url.found) {
    const more = cut(url.suffix ?? '');
    return { path: url.resourcePath + more, isNewChild: false, hasMore: true };
  }
  // Sling takes the whole address of a new node as its path.
  return { path: plain, isNewChild: false, hasMore: false };
}

const cut = (rest: string) => partBefore(rest, '.');
