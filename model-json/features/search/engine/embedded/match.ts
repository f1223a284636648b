import type { Language } from '../SearchDocument';
import type { Alternative } from '../text/Alternative';
import type { WordPlan } from '../text/plan-words';
import type { Generation } from './Generation';
import { textTable, WEIGHTS } from './schema';

/** Rows that contain the words, each with its bm25 as a positive number. */
export interface Matches {
  readonly rows: Int32Array;
  readonly scores: Float64Array;
}

const PRECISION = 1e6;

/** The FTS5 expression. Stems contain only letters and digits, so they cannot be operators. */
export const matchOf = ({ words }: WordPlan, joint: 'AND' | 'OR' = 'AND'): string =>
  words.map((ways) => anyOf(ways.map(wayOf))).join(` ${joint} `);

const anyOf = (ways: readonly string[]) => (ways.length === 1 ? ways.join('') : `(${ways.join(' OR ')})`);

/** Words allowed between those that belong together: "impact wrench", "wrench with impact". */
const DISTANCE = 2;

function wayOf({ terms, near }: Alternative): string {
  const all = terms.map(({ stem, prefix }) => `"${stem}"${prefix ? '*' : ''}`);
  if (all.length === 1) return all.join('');
  return near ? `NEAR(${all.join(' ')}, ${DISTANCE})` : `(${all.join(' AND ')})`;
}

/**
 * All rows for an expression. They come as two strings: converting each database row to JavaScript would take longer than the
 * search.
 */
export function match(expression: string, language: Language, generation: Generation): Matches {
  const table = textTable(language);
  const [rows, scores] =
    generation.row<[rows: string | null, scores: string | null]>(
      `WITH m AS MATERIALIZED (SELECT rowid AS r, bm25(${table}, ${WEIGHTS}) AS s FROM ${table} WHERE ${table} MATCH ?)
       SELECT group_concat(r), group_concat(CAST(s * -${PRECISION} AS INTEGER)) FROM m`,
      expression,
    ) ?? [];
  const found = integersOf(rows ?? '');
  const scaled = integersOf(scores ?? '');
  return { rows: found, scores: Float64Array.from(scaled, (score) => score / PRECISION) };
}

/** Parses `12,7,-3`. */
function integersOf(list: string): Int32Array {
  const COMMA = 44;
  const MINUS = 45;
  const ZERO = 48;
  let count = list === '' ? 0 : 1;
  for (let at = 0; at < list.length; at += 1) if (list.charCodeAt(at) === COMMA) count += 1;
  const numbers = new Int32Array(count);
  let index = 0;
  let value = 0;
  let sign = 1;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code === COMMA) {
      numbers[index++] = sign * value;
      value = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else value = value * 10 + code - ZERO;
  }
  if (count > 0) numbers[index] = sign * value;
  return numbers;
}
