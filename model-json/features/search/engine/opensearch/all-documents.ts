import type { SearchDocument } from '../SearchDocument';
import type { Clause } from './clauses';
import { WRITING, type Cluster } from './Cluster';

const PAGE = 1000;

interface Page {
  readonly hits: {
    readonly hits: readonly {
      readonly sort: readonly string[];
      readonly _source: { readonly document: SearchDocument };
    }[];
  };
}

/** All documents of an index that match, page by page in the order of their ids: a request that is repeated skips none. */
export async function* allDocuments(
  cluster: Cluster,
  index: string,
  query: Clause = { match_all: {} },
): AsyncGenerator<SearchDocument> {
  for (let after: readonly string[] | undefined = []; after;) {
    const body: object = {
      query,
      size: PAGE,
      sort: [{ id: 'asc' }],
      ...(after.length > 0 && { search_after: after }),
      track_total_hits: false,
      _source: ['document'],
    };
    const path = `/${index}/_search?allow_partial_search_results=false`;
    const page: Page = await cluster.ask('POST', path, body, WRITING);
    for (const { _source } of page.hits.hits) yield _source.document;
    after = page.hits.hits.at(-1)?.sort;
  }
}
