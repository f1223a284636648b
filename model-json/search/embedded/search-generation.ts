import { DEFAULT_SIZE } from '../limits';
import type { Language } from '../SearchDocument';
import type { SearchHit, SearchQuery, SearchResult } from '../SearchQuery';
import { planWords, type WordPlan } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import type { Generation } from './Generation';
import { match, matchOf, type Matches } from './match';
import { narrow } from './narrow';
import { findNumbers } from './numbers';
import { top } from './top';

interface Found extends Matches {
  /** What a row has by its number, beside its words. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** Answers a query, already checked, from one generation. */
export function searchGeneration(
  query: SearchQuery,
  generation: Generation,
  synonyms: SynonymIndex,
): SearchResult {
  const { columns } = generation;
  const text = query.text?.trim() ?? '';
  const plan = planWords(text, generation.vocabularies.get(query.language)!, synonyms, query.typing ?? false);
  const found = findRows(text, plan, query.language, generation);
  const { places, facets, histograms } = narrow(found.rows, query, columns);
  const { page = 1, size = DEFAULT_SIZE } = query;
  const order = orderOf(query, found, generation);
  const items = top(places, page * size, order).slice((page - 1) * size);
  return {
    total: places.length,
    items: items.flatMap((place) => hitAt(place, found, query, generation)),
    facets,
    histograms,
    corrections: plan.corrections,
    ...(plan.corrections.length > 0 && { didYouMean: corrected(text, plan) }),
    ...(query.explain && { explain: matchOf(plan) }),
  };
}

function findRows(text: string, plan: WordPlan, language: Language, generation: Generation): Found {
  const { columns } = generation;
  const numbers = findNumbers(text, generation);
  if (text === '') {
    const rows = columns.rowsIn(language);
    return { rows, scores: new Float64Array(rows.length), numbers };
  }
  const none = { rows: new Int32Array(0), scores: new Float64Array(0) };
  const matches = plan.words.length > 0 ? match(matchOf(plan), language, generation) : none;
  if (numbers.size === 0) return { ...matches, numbers };
  const known = new Set(matches.rows);
  const more = [...numbers.keys()].filter((row) => !known.has(row) && columns.isIn(row, language));
  const scores = new Float64Array(matches.scores.length + more.length);
  scores.set(matches.scores);
  return { rows: Int32Array.from([...matches.rows, ...more]), scores, numbers };
}

const scoreAt = (place: number, { rows, scores, numbers }: Found, { columns }: Generation): number => {
  const row = rows[place]!;
  const words = scores[place]! + (numbers.size > 0 ? (numbers.get(row) ?? 0) : 0);
  return (words || 1) * (1 + columns.boost(row));
};

/** Pins, then the figure or the score; products without the figure stand last whichever way it is sorted. */
function orderOf(query: SearchQuery, found: Found, generation: Generation) {
  const { rows } = found;
  const { sort, pins = [] } = query;
  const pinned = new Map(pins.map((id, index) => [generation.rowOf(id), index]));
  const pin = (place: number) => pinned.get(rows[place]) ?? pins.length;
  const column = sort && generation.columns.figures.get(sort.figure)!;
  const sign = sort?.order === 'desc' ? -1 : 1;
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const value = column ? sign * column.of(rows[place]!) : -scoreAt(place, found, generation);
    keys[place] = Number.isNaN(value) ? Infinity : value;
  }
  if (pins.length === 0) return (a: number, b: number) => keys[a]! < keys[b]!;
  return (a: number, b: number) => pin(a) - pin(b) < 0 || (pin(a) === pin(b) && keys[a]! < keys[b]!);
}

function hitAt(place: number, found: Found, query: SearchQuery, generation: Generation): SearchHit[] {
  const row = found.rows[place]!;
  const document = generation.document(row);
  if (!document) return [];
  const hit = { document, score: scoreAt(place, found, generation) };
  if (!query.explain) return [hit];
  const explain = {
    text: found.scores[place]!,
    number: found.numbers.get(row) ?? 0,
    boost: generation.columns.boost(row),
    pinned: query.pins?.includes(document.id) ?? false,
  };
  return [{ ...hit, explain }];
}

function corrected(text: string, { corrections }: WordPlan): string {
  const instead = new Map(corrections.map((correction) => [correction.word, correction.instead]));
  return text
    .normalize('NFC')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => instead.get(word.toLowerCase()) ?? word);
}
