import type { Scalar, Value } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { parsePostedDate } from './posted-date';
import { storedDate } from './Post';

/** Converts posted text to a value of a JCR type; undefined if that is impossible. */
type Convert = (text: string) => Scalar | undefined;

const asIs: Convert = (text) => text;

/** By JCR's name of the type. */
const TYPES: Readonly<Record<string, Convert>> = {
  String: asIs,
  Name: (text) => text,
  Path: (text) => text,
  URI: (text) => text,
  Reference: (text) => text,
  WeakReference: (text) => text,
  Boolean: (text) => text.trim().toLowerCase() === 'true',
  Long: (text) => (/^[+-]?\d+$/.test(text.trim()) ? safe(Number(text)) : undefined),
  Double: (text) => number(text),
  Decimal: (text) => number(text),
  Date: (text) => {
    const date = parsePostedDate(text);
    return date && storedDate(date);
  },
};

const EXAMPLES: Readonly<Record<string, string>> = {
  Long: 'write a whole number',
  Double: 'write a number like 7.5',
  Decimal: 'write a number like 7.5',
  Date: 'write a date like 2026-09-14T08:00:00.000+00:00',
};

/**
 * The value to store for posted text.
 *
 * @param type JCR's name of the type; others count as String, as in Sling
 * @throws HttpError 422 for text that is not a valid value of the type
 */
export function storedValue(path: string, text: string, type: string): Scalar {
  const convert = (Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? asIs;
  const value = convert(text);
  if (value !== undefined) return value;
  const example = EXAMPLES[type] ?? 'correct it';
  throw new HttpError(422, `${path}: ${JSON.stringify(text)} is not a valid ${type}; ${example}`);
}

/** The type of an existing value: a post without a hint keeps it. */
export function typeOf(value: Value | undefined): string {
  const sample = typeof value === 'object' ? value[0] : value;
  if (typeof sample === 'boolean') return 'Boolean';
  return typeof sample === 'number' ? 'Decimal' : 'String';
}

function number(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim()) ? finite(Number(text)) : undefined;
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);
/** JSON parsers would round a longer one. */
const safe = (value: number) => (Number.isSafeInteger(value) ? value : undefined);
