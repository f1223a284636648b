import type { Resource } from '../Resource';
import { DerivedNode } from './DerivedNode';

/** Paths of the stored pages that a page consists of: its own, and those of the pages that it follows. */
export function* sourcesOf(page: Resource): Generator<string> {
  if (!(page instanceof DerivedNode)) {
    yield page.path;
    return;
  }
  if (page.origin.stored) yield page.origin.stored.path;
  if (page.origin.generic) yield page.origin.generic.path;
  if (page.master) yield* sourcesOf(page.master);
}
