import { childOf, parentOf } from '../../repository/path';
import { decompose, unmangle } from '../sling/sling-url';

/** What a post is about. */
export interface PostTarget {
  /** The node; for one that gets a made-up name, its parent. */
  readonly path: string;
  /** `path/` or `path/*`: a new child of the node is meant. */
  readonly isNewChild: boolean;
  /** Whether selectors, an extension or a suffix followed the node's path. */
  readonly hasMore: boolean;
}

/**
 * The node that a post's path means: the one that is there, or the one to be created. Selectors and extension are cut
 * off, a suffix leads on to what is to be created (`/page.html/child`).
 *
 * @param path decoded
 */
export function postTarget(path: string, exists: (path: string) => boolean): PostTarget {
  const plain = unmangle(path);
  if (exists(plain)) return { path: plain, isNewChild: false, hasMore: false };
  const created = /^(.+)\/(?:\*(?:\.[^/]*)?)?$/.exec(plain);
  if (created) return { ...postTarget(created[1]!, exists), isNewChild: true };

  const url = decompose(plain, exists);
  if (url.found) {
    const more = cut(url.suffix ?? '');
    return { path: url.resourcePath + more, isNewChild: false, hasMore: true };
  }
  let known = parentOf(plain);
  while (known !== '/' && !exists(known)) known = parentOf(known);
  const rest = plain.slice(known === '/' ? 1 : known.length + 1);
  return { path: childOf(known, cut(rest)), isNewChild: false, hasMore: cut(rest) !== rest };
}

const cut = (rest: string) => rest.split('.', 1)[0]!;
