import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../../model-json/features/search/engine/SearchDocument';
import { syntheticProducts } from '../../../model-json/features/search/engine/synthetic/products';
import { countFacets, type Peer } from './Peer';

/** MiniSearch with the same weights, all words required. */
export function miniSearchPeer(size: number): Peer {
  const index = new MiniSearch<SearchDocument & { row: number }>({
    idField: 'row',
    fields: ['name', 'subject', 'body'],
  });
  const documents: SearchDocument[] = [];
  for (const document of syntheticProducts(size)) {
    index.add({ ...document, row: documents.push(document) - 1 });
  }
  const facets = documents.map((document) => document.facets);
  return {
    search(text) {
      const hits = index.search(text, { combineWith: 'AND', boost: { name: 8, subject: 4 } });
      const rows = hits.map(({ id }) => id as number);
      return {
        total: rows.length,
        items: rows.slice(0, 24).map((row) => documents[row]),
        facets: countFacets(rows, facets),
      };
    },
    close: () => index.removeAll(),
  };
}
