import type { SearchEngine } from './SearchEngine';
import type { Language, SearchSchema } from './SearchDocument';
import type { SearchQuery, SearchResult } from './SearchQuery';
import { conditionsOf, understand } from './understand/understand';
import type { Chip, Understanding } from './understand/Understanding';
import { wordsOf } from './text/words';

/** What was given up so that something is found. */
export type Dropped = { readonly chip: Chip } | { readonly term: string };

export interface Found {
  readonly understanding: Understanding;
  readonly result: SearchResult;
  /** Where nothing met all: the one thing given up, and how many that leaves. */
  readonly relaxed?: Dropped;
}

/** How many things are tried; each is one search. */
const MOST_TRIES = 8;

/** What visitors choose beside the words they type. */
export type Choices = Omit<SearchQuery, 'language' | 'text'>;

/**
 * Searches as people type. Where nothing meets all, the nearest that something meets is given: one chip or one word
 * dropped, a bare figure before a bound, and of those the one that leaves the fewest results, which asks for the most.
 * Filters that were chosen by hand are never dropped.
 */
export async function searchAsTyped(
  engine: SearchEngine,
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
      filters: { ...filters, ...choices.filters },
      ranges: { ...ranges, ...choices.ranges },
    });
  };
  const { text, chips } = understanding;
  const result = await ask(text, chips);
  const candidates = result.total > 0 ? [] : dropped(understanding).slice(0, MOST_TRIES);
  let best: { relaxed: Dropped; result: SearchResult } | undefined;
  for (const relaxed of candidates) {
    const less =
      'chip' in relaxed
        ? await ask(
            text,
            chips.filter((chip) => chip !== relaxed.chip),
          )
        : await ask(without(text, relaxed.term), chips);
    if (less.total > 0 && (!best || less.total < best.result.total)) best = { relaxed, result: less };
    if (best && isWish(best.relaxed)) break;
  }
  return { understanding, result, ...best };
}

const isWish = (relaxed: Dropped): boolean =>
  'chip' in relaxed && 'wish' in relaxed.chip && relaxed.chip.wish;

/** What may be given up, wishes first. The last word is not: without it the query would ask for anything. */
function dropped({ chips, terms }: Understanding): Dropped[] {
  const all: Dropped[] = chips.map((chip) => ({ chip }));
  const words: Dropped[] = terms.length > 1 || chips.length > 0 ? terms.map((term) => ({ term })) : [];
  return [...all.filter(isWish), ...all.filter((one) => !isWish(one)), ...words];
}

const without = (text: string, term: string): string => {
  const words = [...wordsOf(text)];
  words.splice(words.indexOf(term), 1);
  return words.join(' ');
};
