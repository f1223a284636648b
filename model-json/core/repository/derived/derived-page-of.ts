import type { Resource } from '../Resource';
import { unwatched } from '../reads/watched-repository';
import { wholeNode } from '../rights/ReadableNode';
import type { DerivedPage } from './Derivation';
import { DerivedNode } from './DerivedNode';

/**
 * The source of a page that nobody wrote: one derived from data, or a copy of such a page. Undefined for other pages.
 */
export function derivedPageOf(shown: Resource): DerivedPage | undefined {
  const page = wholeNode(unwatched(shown));
  if (!(page instanceof DerivedNode) || page.origin.stored) return undefined;
  const { page: derivation } = page.origin;
  if (derivation) return derivation.place === '' ? derivation.derived : undefined;
  return page.master && derivedPageOf(page.master);
}
