import type { Cluster } from './Cluster';
import { OpenSearchError } from './OpenSearchError';

const MOST_TRIES = 4;

/**
 * Sends a search. A copy of the index that answers a text answers its other pages, too: copies count deleted documents
 * differently. An answer without some of the index counts as none; one from an index that was just replaced is asked for again.
 *
 * @param text what visitors typed
 */
export async function findIn<Found>(
  cluster: Cluster,
  index: string,
  body: object,
  text: string,
): Promise<Found> {
  const preference = text === '' ? '' : `&preference=${encodeURIComponent(`t${text.slice(0, 100)}`)}`;
  const path = `/${index}/_search?search_type=dfs_query_then_fetch&allow_partial_search_results=false${preference}`;
  for (let tries = 1; ; tries += 1) {
    try {
      return await cluster.ask<Found>('POST', path, body);
    } catch (error) {
      const mayPass = error instanceof OpenSearchError && (error.status === 404 || error.status === 500);
      if (!mayPass || tries === MOST_TRIES) throw error;
    }
  }
}
