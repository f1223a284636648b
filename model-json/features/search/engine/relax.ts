import type { Searcher } from './SearchEngine';
import type { Language, SearchSchema } from './SearchDocument';
import type { SearchQuery, SearchResult } from './SearchQuery';
import { NO_TERMS } from './understand/DomainTerms';
import { TermReader } from './understand/TermReader';
import { conditionsOf, understand } from './understand/understand';
import type { Chip, Understanding } from './understand/Understanding';

/** What was dropped to find something. */
export type Dropped = { readonly chip: Chip } | { readonly term: string };

export interface Found {
  readonly understanding: Understanding;
  /** Results that match everything. */
  readonly result: SearchResult;
  /** If nothing matches everything: the one condition dropped, and the results without it. */
  readonly relaxed?: { readonly dropped: Dropped; readonly result: SearchResult };
}

/** How many conditions are tried; each is one search. */
const MOST_TRIES = 8;

/** What visitors choose in addition to the words they type. */
export type Choices = Omit<SearchQuery, 'language' | 'text'>;

/**
 * Searches for what visitors type. If nothing matches everything, finds the nearest match: one chip or one word is dropped,
 * bare figures before bounds; of those, the one that leaves the fewest results. Filters chosen by hand are never dropped.
 */
export async function searchAsTyped(
  engine: Searcher,
  typed: string,
  language: Language,
  schema: SearchSchema,
  choices: Choices = {},
): Promise<Found> {
  const understanding = understand(typed, language, schema);
  const ask = (text: string, chips: readonly Chip[]) => {
    const { filters, ranges } = conditionsOf(chips);
    return engine.search({
      ...choices,
      language,
      text,
      hints: understanding.hints.join(' '),
      filters: { ...filters, ...choices.filters },
      ranges: { ...ranges, ...choices.ranges },
    });
  };
  const { text, chips } = understanding;
  const result = await ask(text, chips);
  const candidates = result.total > 0 ? [] : droppable(understanding).slice(0, MOST_TRIES);
  let best: { dropped: Dropped; result: SearchResult } | undefined;
  for (const dropped of candidates) {
    const less =
      'chip' in dropped
        ? await ask(
            text,
            chips.filter((chip) => chip !== dropped.chip),
          )
        : await ask(without(text, dropped.term, schema), chips);
    if (less.total > 0 && (!best || less.total < best.result.total)) best = { dropped, result: less };
    if (best && isWish(best.dropped)) break;
  }
  return { understanding, result, ...(best && { relaxed: best }) };
}

const isWish = (dropped: Dropped): boolean =>
  'chip' in dropped && 'wish' in dropped.chip && dropped.chip.wish;

/** What may be dropped, wishes first. Never the last condition: the query would match everything. */
function droppable({ chips, terms }: Understanding): Dropped[] {
  const all: Dropped[] = chips.map((chip) => ({ chip }));
  const words: Dropped[] = terms.length > 1 || chips.length > 0 ? terms.map((term) => ({ term })) : [];
  return [...all.filter(isWish), ...all.filter((one) => !isWish(one)), ...words];
}

const without = (text: string, term: string, { terms = NO_TERMS }: SearchSchema): string => {
  const words = [...TermReader.of(terms).wordsOf(text)];
  words.splice(words.indexOf(term), 1);
  return words.join(' ');
};
