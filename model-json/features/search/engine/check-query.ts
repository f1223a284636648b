import { LIMITS } from './limits';
import { QueryError } from './QueryError';
import { LANGUAGES, type SearchSchema } from './SearchDocument';
import type { SearchQuery } from './SearchQuery';
import { wordsOf } from './text/words';
import { isLanguage } from '../../../../shared/words/is-language';

/**
 * Validates a query. Every driver calls it before any work.
 * @throws QueryError that names the field and says what would be right
 */
export function checkQuery(query: SearchQuery, schema: SearchSchema): void {
  checkLanguage(query.language);
  checkText('text', query.text ?? '');
  checkText('hints', query.hints ?? '');
  checkPage(query);
  for (const [name, values] of Object.entries(query.filters ?? {})) {
    checkName('filters', 'facet', name, schema.facets);
    checkValues(`filters.${name}`, values, LIMITS.values);
  }
  for (const name of query.facets ?? []) checkName('facets', 'facet', name, schema.facets);
  for (const [name, { min, max }] of Object.entries(query.ranges ?? {})) {
    checkName('ranges', 'figure', name, schema.figures);
    checkBounds(`ranges.${name}`, min, max);
  }
  for (const [name, bars] of Object.entries(query.histograms ?? {})) {
    checkName('histograms', 'figure', name, schema.figures);
    checkWhole(`histograms.${name}`, bars, 1, LIMITS.bars);
  }
  if (query.sort) checkName('sort', 'figure', query.sort.figure, schema.figures);
  checkValues('pins', query.pins ?? [], LIMITS.pins);
  checkFactors(query.factors ?? {});
}

function checkFactors(factors: Readonly<Record<string, number>>): void {
  for (const [id, factor] of Object.entries(factors)) {
    if (factor >= 0 && factor <= LIMITS.factor) continue;
    throw new QueryError(`factors.${brief(id)}`, `is ${brief(factor)}; use 0 to ${LIMITS.factor}`);
  }
}

function checkLanguage(language: string): void {
  if (isLanguage(language)) return;
  throw new QueryError('language', `"${brief(language)}" is not indexed; use ${LANGUAGES.join(', ')}`);
}

function checkText(field: string, text: string): void {
  if (typeof text !== 'string') throw new QueryError(field, 'is not a text');
  if (text.length > LIMITS.textLength) {
    throw new QueryError(field, `has ${text.length} characters; the maximum is ${LIMITS.textLength}`);
  }
  const words = wordsOf(text).length;
  if (words > LIMITS.words) throw new QueryError(field, `has ${words} words; the maximum is ${LIMITS.words}`);
}

function checkPage({ page = 1, size = LIMITS.size }: SearchQuery): void {
  checkWhole('size', size, 1, LIMITS.size);
  checkWhole('page', page, 1, Math.max(1, Math.floor(LIMITS.depth / size)));
}

function checkWhole(field: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new QueryError(field, `is ${brief(value)}; use a whole number from ${least} to ${most}`);
}

function checkName(field: string, what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new QueryError(field, `there is no ${what} "${brief(name)}"; use ${known.join(', ')}`);
}

function checkValues(field: string, values: readonly string[], most: number): void {
  if (!Array.isArray(values)) throw new QueryError(field, 'is not a list of values');
  if (values.length > most)
    throw new QueryError(field, `has ${values.length} values; the maximum is ${most}`);
  const wrong = values.find((value) => typeof value !== 'string' || value.length > LIMITS.valueLength);
  if (wrong === undefined) return;
  throw new QueryError(field, `"${brief(wrong)}" is not a text of at most ${LIMITS.valueLength} characters`);
}

function checkBounds(field: string, min: number | undefined, max: number | undefined): void {
  for (const [name, bound] of Object.entries({ min, max })) {
    if (bound === undefined || Number.isFinite(bound)) continue;
    throw new QueryError(`${field}.${name}`, `is ${brief(bound)}; use a number`);
  }
  if (min === undefined || max === undefined || min <= max) return;
  throw new QueryError(field, `begins at ${min} and ends at ${max}; the beginning must not be above the end`);
}

/** Keeps what a message quotes short. */
const brief = (value: unknown): string => String(value).slice(0, 60);
