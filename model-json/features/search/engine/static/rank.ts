import type { Matches } from '../rows/RowIndex';
import type { Alternative, Term } from '../text/Alternative';
import { DISTANCE } from '../text/match-of';
import type { WordPlan } from '../text/plan-words';
import { nearPlaces, type Place } from './near';
import { COLUMNS, type Posting } from './postings';

/** Weights of name, subject and body, as in the embedded driver. */
const WEIGHTS = [8, 4, 1];
/** FTS5's. */
const K1 = 1.2;
const B = 0.75;
const LEAST_IDF = 1e-6;
const PRECISION = 1e6;
/** More than any column has words. */
const COLUMN = 2 ** 24;

/** The places of a term by row. */
type Places = ReadonlyMap<number, readonly Place[]>;

/** What ranking needs to know of an index. */
export interface Ranked {
  readonly lengths: readonly number[];
  /** Where a term occurs. */
  postingsOf(term: Term): readonly Posting[];
}

/**
 * Rows for the words of a plan, with the bm25 that FTS5 gives them in the embedded driver: each document counts as three
 * rows, two of them empty.
 *
 * @param columns to look in: 0 to 2
 */
export function rank(
  { words }: WordPlan,
  index: Ranked,
  joint: 'AND' | 'OR' = 'AND',
  columns = COLUMNS,
): Matches {
  const scored = words.map((ways) => anyOf(ways.map((way) => scoresOf(way, index, columns))));
  const [first, ...others] = scored;
  const rows = joint === 'OR' ? scored.flatMap((each) => [...each.keys()]) : [...(first?.keys() ?? [])];
  const found = [...new Set(rows)]
    .filter((row) => joint === 'OR' || others.every((each) => each.has(row)))
    .sort((a, b) => a - b);
  const scoreOf = (row: number) => scored.reduce((sum, each) => sum + (each.get(row) ?? 0), 0);
  return {
    rows: Int32Array.from(found),
    scores: Float64Array.from(found, (row) => Math.trunc(scoreOf(row) * PRECISION) / PRECISION),
  };
}

type Scores = ReadonlyMap<number, number>;

function anyOf(all: readonly Scores[]): Scores {
  const sums = new Map<number, number>();
  for (const scores of all) for (const [row, score] of scores) sums.set(row, (sums.get(row) ?? 0) + score);
  return sums;
}

/** The rows that contain all terms of a way, with their scores. */
function scoresOf({ terms, near }: Alternative, index: Ranked, columns: number): Scores {
  const places = terms.map((term) => placesOf(index.postingsOf(term), columns));
  const rarity = terms.map((term) => rarityOf(index.postingsOf(term), index.lengths.length));
  const total = index.lengths.reduce((sum, each) => sum + each, 0);
  const average = total / (3 * index.lengths.length);
  const scores = new Map<number, number>();
  for (const row of places[0]?.keys() ?? []) {
    const all = places.map((each) => each.get(row) ?? []);
    if (all.some(({ length }) => length === 0)) continue;
    const counted = near && all.length > 1 ? nearPlaces(all, DISTANCE) : all;
    if (!counted) continue;
    const share = K1 * (1 - B + (B * (index.lengths[row - 1] ?? 0)) / average);
    const score = counted.reduce((sum, each, term) => {
      const weight = each.reduce((weights, place) => weights + (WEIGHTS[Math.floor(place / COLUMN)] ?? 0), 0);
      return sum + ((rarity[term] ?? 0) * (weight * (K1 + 1))) / (weight + share);
    }, 0);
    scores.set(row, score);
  }
  return scores;
}

function placesOf(postings: readonly Posting[], columns: number): Places {
  const places = new Map<number, Place[]>();
  for (const { row, column, positions } of postings) {
    if (column >= columns) continue;
    const own = places.get(row) ?? [];
    places.set(row, own);
    for (const position of positions) own.push(column * COLUMN + position);
  }
  // Several words begin like a prefix.
  for (const own of places.values()) own.sort((a, b) => a - b);
  return places;
}

/** Inverse document frequency. */
function rarityOf(postings: readonly Posting[], documents: number): number {
  const rows = new Set(postings.map(({ row }) => row)).size;
  const idf = Math.log((3 * documents - rows + 0.5) / (rows + 0.5));
  return idf > 0 ? idf : LEAST_IDF;
}
