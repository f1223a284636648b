import type { SearchQuery, SearchResult } from '../SearchQuery';
import { corrected } from '../text/corrected';
import { planWords } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import { findIn } from './find-in';
import type { Cluster } from './Cluster';
import { boundsOf, facetsOf, histogramsOf, itemsOf, type Answer, type Drawn } from './search-answer';
import { histogramRequest, searchRequest } from './search-request';
import type { Vocabularies } from './Vocabularies';

/** Answers a validated query. Histograms need a second request: their bounds are part of the first answer. */
export async function searchIndex(
  query: SearchQuery,
  words: Vocabularies,
  synonyms: SynonymIndex,
  cluster: Cluster,
  index: string,
): Promise<SearchResult> {
  const text = query.text?.trim() ?? '';
  const lexicon = { vocabulary: words.in[query.language], synonyms };
  const plan = planWords(text, lexicon, query.typing ?? false);
  const plans = { text: plan, hints: query.hints ? planWords(query.hints, lexicon, false) : undefined };
  const request = searchRequest(query, plans);
  const answer = await findIn<Answer>(cluster, index, request, text);
  const bounds = boundsOf(query, answer);
  const drawn =
    Object.keys(bounds).length > 0
      ? await findIn<Drawn>(cluster, index, histogramRequest(query, plans, bounds), text)
      : undefined;
  const { corrections } = plan;
  return {
    total: answer.hits.total.value,
    items: itemsOf(query, answer),
    facets: facetsOf(query, answer),
    histograms: histogramsOf(query, answer, drawn),
    corrections,
    ...(corrections.length > 0 && { didYouMean: corrected(text, corrections) }),
    ...(query.explain && { explain: JSON.stringify(request) }),
  };
}
