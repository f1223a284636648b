import type { Language } from '../SearchDocument';
import type { Matches } from '../rows/RowIndex';
import type { Generation } from './Generation';
import { textTable, WEIGHTS } from './schema';

const PRECISION = 1e6;

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
