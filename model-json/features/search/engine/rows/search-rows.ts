import { DEFAULT_SIZE } from '../limits';
import type { Language } from '../SearchDocument';
import type { SearchHit, SearchQuery, SearchResult } from '../SearchQuery';
import { corrected } from '../text/corrected';
import { planWords, type WordPlan } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import { noMatches, type Matches, type RowIndex } from './RowIndex';
import { matchOf } from '../text/match-of';
import { narrow } from './narrow';
import { findNumbers } from './find-numbers';
import { top } from './top';
import { weights } from './weights';

interface Found extends Matches {
  /** Scores of rows found by number, in addition to their words. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Pinned rows, with their place. */
  readonly pinned: ReadonlyMap<number, number>;
  readonly weightOf: (row: number) => number;
}

/** Answers a validated query from one index. */
export function searchRows(query: SearchQuery, index: RowIndex, synonyms: SynonymIndex): SearchResult {
  const { columns } = index;
  const text = query.text?.trim() ?? '';
  const lexicon = { vocabulary: index.vocabularies[query.language], synonyms };
  const plan = planWords(text, lexicon, query.typing ?? false);
  const pinned = pinnedRows(query, index);
  const matches = findRows(text, plan, query.language, [...pinned.keys()], index);
  if (query.hints) addHints(matches, planWords(query.hints, lexicon, false), query.language, index);
  const found: Found = { ...matches, pinned, weightOf: weights(query.factors ?? {}, index) };
  const { places, facets, histograms } = narrow(found.rows, query, columns);
  const { page = 1, size = DEFAULT_SIZE } = query;
  const order = orderOf(query, found, index);
  const items = top(places, page * size, order).slice((page - 1) * size);
  return {
    total: places.length,
    items: items.flatMap((place) => hitAt(place, found, query, index)),
    facets,
    histograms,
    corrections: plan.corrections,
    ...(plan.corrections.length > 0 && { didYouMean: corrected(text, plan.corrections) }),
    ...(query.explain && { explain: matchOf(plan) }),
  };
}

/** A visitor who sorts by a figure wants exactly that order. */
function pinnedRows({ pins = [], sort, language }: SearchQuery, index: RowIndex): Map<number, number> {
  const rows = sort ? [] : pins.flatMap((id) => index.rowOf(id) ?? []);
  const own = rows.filter((row) => index.columns.isIn(row, language));
  return new Map([...new Set(own)].map((row, place) => [row, place]));
}

function findRows(
  text: string,
  plan: WordPlan,
  language: Language,
  pinned: readonly number[],
  index: RowIndex,
): Matches & Pick<Found, 'numbers'> {
  const { columns } = index;
  const numbers = findNumbers(text, index);
  if (text === '') {
    const rows = columns.rowsIn(language);
    return { rows, scores: new Float64Array(rows.length), numbers };
  }
  const matches = plan.words.length > 0 ? index.match(plan, language) : noMatches();
  if (numbers.size === 0 && pinned.length === 0) return { ...matches, numbers };
  const known = new Set(matches.rows);
  const more = [...new Set([...numbers.keys(), ...pinned])].filter(
    (row) => !known.has(row) && columns.isIn(row, language),
  );
  const scores = new Float64Array(matches.scores.length + more.length);
  scores.set(matches.scores);
  return { rows: Int32Array.from([...matches.rows, ...more]), scores, numbers };
}

/** Adds the hints to the scores of the rows found. */
function addHints(found: Matches, plan: WordPlan, language: Language, index: RowIndex): void {
  if (plan.words.length === 0) return;
  const { rows, scores } = index.match(plan, language, 'OR');
  const byRow = new Map<number, number>();
  rows.forEach((row, place) => byRow.set(row, scores[place] ?? 0));
  found.rows.forEach((row, place) => {
    found.scores[place] = (found.scores[place] ?? 0) + (byRow.get(row) ?? 0);
  });
}

const scoreAt = (place: number, { rows, scores, numbers, weightOf }: Found): number => {
  const row = rows[place]!;
  const words = scores[place]! + (numbers.size > 0 ? (numbers.get(row) ?? 0) : 0);
  return (words || 1) * weightOf(row);
};

/**
 * Orders by pins, then by score or figure; products without the figure come last in either direction. Ties are ordered by id,
 * since row numbers depend on when a document was added.
 */
function orderOf({ sort }: SearchQuery, found: Found, index: RowIndex) {
  const { rows, pinned } = found;
  const column = sort && index.columns.figure(sort.figure);
  const sign = sort?.order === 'desc' ? -1 : 1;
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const value = column ? sign * column.of(rows[place]!) : -scoreAt(place, found);
    keys[place] = Number.isNaN(value) ? Infinity : value;
  }
  const { places } = index.columns;
  const isBefore = (a: number, b: number) =>
    keys[a]! < keys[b]! || (keys[a] === keys[b] && places.of(rows[a]!) < places.of(rows[b]!));
  if (pinned.size === 0) return isBefore;
  const pin = (place: number) => pinned.get(rows[place]!) ?? pinned.size;
  return (a: number, b: number) => pin(a) - pin(b) < 0 || (pin(a) === pin(b) && isBefore(a, b));
}

function hitAt(place: number, found: Found, query: SearchQuery, index: RowIndex): SearchHit[] {
  const row = found.rows[place];
  const document = row === undefined ? undefined : index.document(row);
  if (row === undefined || !document) return [];
  const hit = { document, score: scoreAt(place, found) };
  if (!query.explain) return [hit];
  const explain = {
    text: found.scores[place] ?? 0,
    number: found.numbers.get(row) ?? 0,
    boost: found.weightOf(row) - 1,
    pinned: found.pinned.has(row),
  };
  return [{ ...hit, explain }];
}
