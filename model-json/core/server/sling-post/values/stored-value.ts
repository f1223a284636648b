import { isName } from '../../../repository/path';
import type { Scalar, Value } from '../../../repository/Resource';
import { HttpError } from '../../http/http-error';
import { decimalText } from './decimal-text';
import { pathValue } from './path-value';
import { parsePostedDate } from './posted-date';

/** Converts posted text to a value of a JCR type; undefined if that is impossible. */
type Convert = (text: string) => Scalar | undefined;

const asIs: Convert = (text) => text;

/** By JCR's name of the type. */
const TYPES: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['String', asIs],
  ['Name', (text) => (isName(text) ? text : undefined)],
  ['Path', pathValue],
  ['URI', (text) => (/[\s<>"{}|\\^`]/.test(text) ? undefined : text)],
  ['Reference', asIs],
  ['WeakReference', asIs],
  ['Boolean', (text) => text.toLowerCase() === 'true'],
  ['Long', (text) => (/^[+-]?\d+$/.test(text) ? safe(Number(text)) : undefined)],
  ['Double', number],
  ['Decimal', decimalText],
  ['Date', parsePostedDate],
]);

const EXAMPLES: Readonly<Record<string, string>> = {
  Long: 'write a whole number',
  Double: 'write a number like 7.5',
  Decimal: 'write a number like 7.5',
  Date: 'write a date like 2026-09-14T08:00:00.000+00:00',
  Name: 'write a name like jcr:title',
  Path: 'write a path like /content/page',
  URI: 'write a URI like https://example.com/a%20b',
};

/**
 * Converts posted texts of one property.
 *
 * @param type JCR's name of the type; with another, or none, values are of the same kind as `before`
 * @returns a function that throws an HttpError 422 for text that is not a valid value
 */
export function converterFor(
  path: string,
  type: string | undefined,
  before: Value | undefined,
): (text: string) => Scalar {
  const name = type !== undefined && TYPES.has(type) ? type : typeOf(before);
  const convert = TYPES.get(name) ?? asIs;
  return (text) => {
    const value = convert(text);
    if (value !== undefined) return value;
    const example = EXAMPLES[name] ?? 'correct it';
    throw new HttpError(422, `${path}: ${JSON.stringify(text)} is not a valid ${name}; ${example}`);
  };
}

const STORED_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}(?:Z|[+-]\d{2}:\d{2})$/;

/** A post without a type keeps that of the existing value, as far as the value shows it. */
function typeOf(before: Value | undefined): string {
  const sample: unknown = typeof before === 'object' ? before[0] : before;
  if (typeof sample === 'boolean') return 'Boolean';
  if (typeof sample === 'number') return 'Double';
  return typeof sample === 'string' && STORED_DATE.test(sample) ? 'Date' : 'String';
}

function number(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim()) ? finite(Number(text)) : undefined;
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);
/** JSON parsers would round a longer one. */
const safe = (value: number) => (Number.isSafeInteger(value) ? value : undefined);
