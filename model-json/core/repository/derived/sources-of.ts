import type { Resource } from '../Resource';
import { unwatched } from '../reads/watched-repository';
import { ReadableNode } from '../rights/ReadableNode';
import { DerivedNode } from './DerivedNode';

/** Paths of the stored pages that a page consists of: its own, and those of the pages that it follows. */
export function* sourcesOf(shown: Resource): Generator<string> {
  const page = unwatched(shown);
  if (page instanceof ReadableNode) {
    for (const path of sourcesOf(page.whole)) if (page.mayRead(path)) yield path;
    return;
  }
  if (!(page instanceof DerivedNode)) {
    yield page.path;
    return;
  }
  if (page.origin.stored) yield page.origin.stored.path;
  if (page.origin.generic) yield page.origin.generic.path;
  if (page.master) yield* sourcesOf(page.master);
}
