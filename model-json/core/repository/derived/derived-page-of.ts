import type { Resource } from '../Resource';
import type { DerivedPage } from './Derivation';
import { DerivedNode } from './DerivedNode';

/** What a page is made of that nobody wrote: one derived from data, or a copy of such a page. Undefined for any other. */
export function derivedPageOf(page: Resource): DerivedPage | undefined {
  if (!(page instanceof DerivedNode) || page.origin.stored) return undefined;
  const { page: derivation } = page.origin;
  if (derivation) return derivation.place === '' ? derivation.derived : undefined;
  return page.master && derivedPageOf(page.master);
}
