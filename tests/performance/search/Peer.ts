import type { SearchDocument } from '../../../model-json/features/search/engine/SearchDocument';
import { SYNTHETIC_SCHEMA } from '../../../model-json/features/search/engine/synthetic/products';

/** Another engine that answers the same query: all hits counted in eight facets, the best 24 in full. */
export interface Peer {
  readonly search: (text: string) => unknown;
  readonly close: () => void;
}

/** Facet values of all documents as plain objects, the straightforward way. */
export function countFacets(rows: Iterable<number>, facets: readonly SearchDocument['facets'][]) {
  const counts: Record<string, Record<string, number>> = {};
  for (const name of SYNTHETIC_SCHEMA.facets) counts[name] = {};
  for (const row of rows) {
    for (const name of SYNTHETIC_SCHEMA.facets) {
      for (const value of facets[row]![name] ?? []) counts[name]![value] = (counts[name]![value] ?? 0) + 1;
    }
  }
  return counts;
}
