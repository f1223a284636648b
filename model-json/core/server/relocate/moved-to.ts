import { isPage } from '../../exporter/shared/pages';
import type { ResourceTree } from '../../repository/Resource';
import { decompose } from '../sling/sling-url';
import { isFormerAddress } from './former-addresses';

/** A page and its ancestors can have been moved several times. */
const MAX_MOVES = 10;

/**
 * The current path for an old one: starts with the page's new address, and keeps the rest (`.datasheet.pdf`, pages
 * below). Undefined if there never was a page.
 *
 * @param former finds the path of the page that was once at a path
 */
export function movedTo(
  path: string,
  former: (path: string) => string | undefined,
  tree: ResourceTree,
): string | undefined {
  let at = path;
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const next = nearest(at, former);
    if (next === undefined) return undefined;
    const url = decompose(next, (each) => tree.get(each) !== undefined);
    if (url.found && isPage(tree.get(url.resourcePath))) return next;
    at = next;
  }
  return undefined;
}

/** The path after the last move of the page or of its nearest moved ancestor. */
function nearest(path: string, former: (path: string) => string | undefined): string | undefined {
  for (let end = path.length; isFormerAddress(path.slice(0, end)); end = endBefore(path, end)) {
    const page = former(path.slice(0, end));
    if (page !== undefined) return page + path.slice(end);
  }
  return undefined;
}

const endBefore = (path: string, end: number): number =>
  Math.max(path.lastIndexOf('/', end - 1), path.lastIndexOf('.', end - 1), 0);
