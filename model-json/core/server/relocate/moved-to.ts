import { isPage } from '../../exporter/shared/pages';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { decompose } from '../sling/sling-url';
import { isFormerAddress } from './former-addresses';

/** A page may have been moved, and then those above it, a few times over. */
const MAX_MOVES = 10;

/**
 * Where what a path named is now: the path with the page's new address in front, what follows the page (`.datasheet.pdf`, pages
 * below) as it was. Undefined where no page was.
 *
 * @param former the page that once stood at a path
 */
export function movedTo(
  path: string,
  former: (path: string) => Resource | undefined,
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

/** The path after the last move of the page, or of the nearest page above it that was moved. */
function nearest(path: string, former: (path: string) => Resource | undefined): string | undefined {
  for (let end = path.length; isFormerAddress(path.slice(0, end)); end = endBefore(path, end)) {
    const page = former(path.slice(0, end));
    if (page) return page.path + path.slice(end);
  }
  return undefined;
}

const endBefore = (path: string, end: number): number =>
  Math.max(path.lastIndexOf('/', end - 1), path.lastIndexOf('.', end - 1), 0);
