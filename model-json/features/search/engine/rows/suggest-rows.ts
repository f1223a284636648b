import type { Language } from '../SearchDocument';
import type { SuggestRules, Suggestions } from '../SearchQuery';
import { completionsOf } from '../text/completions';
import { planWords } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import { wordsOf } from '../text/words';
import { NO_TERMS, type DomainTerms } from '../understand/DomainTerms';
import type { RowIndex } from './RowIndex';
import { beginningWith } from './find-numbers';
import { weights } from './weights';

const DOCUMENTS = 6;
/** How many candidates to rank: the first in index order, so the cost does not grow with the index. */
const CANDIDATES = 100;

interface Settings extends Pick<SuggestRules, 'filters' | 'factors'> {
  /** @default none */
  readonly terms?: DomainTerms | undefined;
}

/** Completions of what has been typed: the last word completed, and the first documents with such a name. */
export function suggestInRows(
  prefix: string,
  language: Language,
  index: RowIndex,
  synonyms: SynonymIndex,
  { filters = {}, factors = {}, terms = NO_TERMS }: Settings = {},
): Suggestions {
  if (wordsOf(prefix).length === 0) return { words: [], documents: [] };
  const vocabulary = index.vocabularies[language];
  const rows = new Set(beginningWith(prefix, index));
  const plan = planWords(prefix, { vocabulary, synonyms }, true);
  const named = index.named(plan, language, CANDIDATES);
  const { columns } = index;
  const weightOf = weights(factors, index);
  const best = [...named].sort(
    (a, b) => weightOf(b) - weightOf(a) || columns.places.of(a) - columns.places.of(b),
  );
  for (const row of best) rows.add(row);
  const conditions = Object.entries(filters).map(([name, values]) => {
    const column = columns.facet(name);
    return { column, mask: column.mask(values) };
  });
  const isWanted = (row: number) =>
    columns.isIn(row, language) && conditions.every(({ column, mask }) => column.matches(row, mask));
  return {
    words: completionsOf(prefix, vocabulary, terms),
    documents: [...rows]
      .filter(isWanted)
      .slice(0, DOCUMENTS)
      .flatMap((row) => index.document(row) ?? []),
  };
}
