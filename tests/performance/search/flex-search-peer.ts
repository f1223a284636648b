import { Document } from 'flexsearch';
import type { SearchDocument } from '../../../model-json/features/search/engine/SearchDocument';
import { syntheticProducts } from '../../../model-json/features/search/engine/synthetic/products';
import { countFacets, type Peer } from './Peer';

/** FlexSearch over all fields as one: it has no weights, and no order beyond its resolution. */
export function flexSearchPeer(size: number): Peer {
  const index = new Document({
    document: { id: 'row', index: ['text'] },
    tokenize: 'strict',
    cache: false,
  });
  const documents: SearchDocument[] = [];
  for (const document of syntheticProducts(size)) {
    const row = documents.push(document) - 1;
    index.add({ row, text: `${document.name} ${document.subject} ${document.body}` });
  }
  const facets = documents.map((document) => document.facets);
  return {
    search(text) {
      const [found] = index.search(text, { limit: size });
      const rows = (found?.result ?? []) as number[];
      return {
        total: rows.length,
        items: rows.slice(0, 24).map((row) => documents[row]),
        facets: countFacets(rows, facets),
      };
    },
    close: () => index.clear(),
  };
}
