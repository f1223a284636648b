import { sling } from '../http/sling';
import { nameOf } from '../views/Item';
import { orderPage } from './commands';

/** A page, and the sibling that it stood before. */
interface Place {
  readonly path: string;
  readonly next: string | undefined;
}

/**
 * Moves pages among their siblings: before one or, without it, to the end.
 *
 * @param order all siblings, in order
 * @returns puts them back
 */
export async function orderPages(
  order: readonly string[],
  paths: readonly string[],
  before: string | undefined,
): Promise<() => Promise<void>> {
  const places = paths.map((path): Place => {
    const next = order[order.indexOf(path) + 1];
    return { path, next: next && nameOf(next) };
  });
  for (const path of paths) await orderPage(sling, path, before && nameOf(before));
  return async () => {
    // From the last to the first, so that the next one is there.
    for (const { path, next } of [...places].reverse()) await orderPage(sling, path, next);
  };
}
