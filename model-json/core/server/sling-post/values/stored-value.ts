import { JCR_DATE } from '../../../repository/date-properties';
import {
  exactOf,
  isTextType,
  storedDecimal,
  storedDouble,
  storedLong,
  storedText,
  textOfExact,
  typeOfExact,
  type Stored,
} from '../../../repository/exact-values';
import type { Draft } from '../../../repository/Draft';
import { isName } from '../../../repository/path';
import type { Scalar, Value } from '../../../repository/Resource';
import { HttpError } from '../../http/http-error';
import { decimalText } from './decimal-text';
import { pathValue } from './path-value';
import { parsePostedDate } from './posted-date';

/** Converts posted text to a value of a JCR type; undefined if that is impossible. */
type Convert = (text: string) => Stored | undefined;

const plain =
  (convert: (text: string) => Scalar | undefined): Convert =>
  (text) => {
    const value = convert(text);
    return value === undefined ? undefined : { value };
  };

const asIs = plain((text) => text);

/** By JCR's name of the type. */
const TYPES: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['String', asIs],
  ['Name', plain((text) => (isName(text) ? text : undefined))],
  ['Path', plain(pathValue)],
  ['URI', plain((text) => (/[\s<>"{}|\\^`]/.test(text) ? undefined : text))],
  ['Reference', asIs],
  ['WeakReference', asIs],
  ['Boolean', plain((text) => text.toLowerCase() === 'true')],
  ['Long', (text) => (/^[+-]?\d+$/.test(text) ? storedLong(text) : undefined)],
  ['Double', double],
  ['Decimal', decimal],
  ['Date', plain(parsePostedDate)],
]);

const EXAMPLES: Readonly<Record<string, string>> = {
  Long: 'write a whole number of at most 64 bits',
  Double: 'write a number like 7.5',
  Decimal: 'write a number like 7.5',
  Date: 'write a date like 2026-09-14T08:00:00.000+00:00',
  Name: 'write a name like jcr:title',
  Path: 'write a path like /content/page',
  URI: 'write a URI like https://example.com/a%20b',
};

/** A property before a post; undefined if there is none. */
export type Before = { readonly value: Value; readonly exact: readonly string[] | undefined } | undefined;

/** A property of a draft. */
export function propertyBefore(draft: Draft, path: string, name: string): Before {
  const value = draft.property(path, name);
  if (value === undefined) return undefined;
  const beside = draft.property(path, `:${name}`);
  const exact = beside === undefined ? undefined : exactOf({ [name]: value, [`:${name}`]: beside }, name);
  return { value, exact };
}

/** A property's values as texts. */
export const textsBefore = (before: Before): string[] =>
  before?.exact?.map(textOfExact) ?? (before === undefined ? [] : [before.value].flat().map(String));

/**
 * Converts posted texts of one property.
 *
 * @param type JCR's name of the type; with another, or none, values are of the same type as `before`
 * @returns a function that throws an HttpError 422 for text that is not a valid value
 */
export function converterFor(
  path: string,
  type: string | undefined,
  before: Before,
): (text: string) => Stored {
  const name = type !== undefined && TYPES.has(type) ? type : typeOf(before);
  const convert = TYPES.get(name) ?? asIs;
  return (text) => {
    const stored = convert(text);
    if (stored) return before?.exact && isTextType(name) ? storedText(name, String(stored.value)) : stored;
    const example = EXAMPLES[name] ?? 'correct it';
    throw new HttpError(422, `${path}: ${JSON.stringify(text)} is not a valid ${name}; ${example}`);
  };
}

/** A post without a type keeps that of the existing values. */
function typeOf(before: Before): string {
  if (before === undefined) return 'String';
  const [form] = before.exact ?? [];
  if (form !== undefined) return typeOfExact(form) ?? 'String';
  const values = [before.value].flat();
  const [sample] = values;
  if (typeof sample === 'boolean') return 'Boolean';
  if (typeof sample === 'number') return values.every(Number.isInteger) ? 'Long' : 'Double';
  return typeof sample === 'string' && JCR_DATE.test(sample) ? 'Date' : 'String';
}

/** Java also accepts the `d` and `f` of its literals. */
function double(text: string): Stored | undefined {
  const [, digits] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)[df]?$/i.exec(text.trim()) ?? [];
  const value = Number(digits);
  return Number.isFinite(value) ? storedDouble(value) : undefined;
}

function decimal(text: string): Stored | undefined {
  const spelled = decimalText(text);
  return spelled === undefined ? undefined : storedDecimal(spelled);
}
