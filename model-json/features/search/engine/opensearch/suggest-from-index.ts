import type { Language } from '../SearchDocument';
import type { SuggestRules, Suggestions } from '../SearchQuery';
import { completionsOf } from '../text/completions';
import { beginningOfNumber } from '../text/designations';
import { planWords } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import { wordsOf } from '../text/words';
import type { DomainTerms } from '../understand/DomainTerms';
import { conditionsOf, namedClause, weighing, type Clause } from './clauses';
import type { Cluster } from './Cluster';
import { findIn } from './find-in';
import type { Answer } from './search-answer';
import type { Vocabularies } from './Vocabularies';

const DOCUMENTS = 6;
/** Products by their number come before products by their name. */
const BY_NUMBER = 1_000;

/** Completions of what has been typed: the last word completed, and documents with such a number or name. */
export async function suggestFromIndex(
  typed: string,
  language: Language,
  words: Vocabularies,
  synonyms: SynonymIndex,
  { filters, factors }: Pick<SuggestRules, 'filters' | 'factors'>,
  terms: DomainTerms | undefined,
  cluster: Cluster,
  index: string,
): Promise<Suggestions> {
  if (wordsOf(typed).length === 0) return { words: [], documents: [] };
  const vocabulary = words.in[language];
  const plan = planWords(typed, { vocabulary, synonyms }, true);
  const prefix = beginningOfNumber(typed);
  const constant = (filter: Clause, boost: number) => ({ constant_score: { filter, boost } });
  const queries = [
    constant(namedClause(plan, language), 1),
    ...(prefix === undefined ? [] : [constant({ prefix: { numbers: prefix } }, BY_NUMBER)]),
  ];
  const conditions = conditionsOf(filters ? { filters } : {});
  const filter = [{ term: { language } }, ...conditions.map(({ clause }) => clause)];
  const body = {
    query: weighing({ bool: { must: { dis_max: { queries } }, filter } }, factors),
    sort: [{ _score: 'desc' }, { id: 'asc' }],
    size: DOCUMENTS,
    track_total_hits: false,
    _source: ['document'],
  };
  const { hits } = await findIn<Answer>(cluster, index, body, typed);
  return {
    words: completionsOf(typed, vocabulary, terms),
    documents: hits.hits.map(({ _source }) => _source.document),
  };
}
