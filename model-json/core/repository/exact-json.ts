import type { Value } from './Resource';
import { exactOf, isBeside, isNumeric, textOfExact, typeOfExact } from './exact-values';

/** Marks a number that is written as a text until the JSON is printed; no text begins with it. */
const MARK = '\u0000#';
const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';
const MARKED = new RegExp(`"\\\\u0000#(${NUMBER})"`, 'g');
const TOKENS = new RegExp(`("(?:[^"\\\\]|\\\\.)*")|${NUMBER}`, 'g');
const WHOLE = new RegExp(`^${MARK}(${NUMBER})$`);

/** The properties as Sling's JSON has them: numbers that JSON rounds are marked for `printExact`. */
export function exactProperties(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  const shown: Record<string, Value> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (isBeside(name)) continue;
    const exact = exactOf(properties, name);
    shown[name] = exact ? marked(value, exact) : value;
  }
  return shown;
}

function marked(value: Value, exact: readonly string[]): Value {
  const texts = exact.map((form) => (isNumeric(typeOfExact(form)) ? MARK : '') + textOfExact(form));
  return Array.isArray(value) ? texts : (texts[0] ?? value);
}

/** JSON with exact numbers. */
export function printExact(json: unknown, space?: number): string {
  return JSON.stringify(json, undefined, space).replace(MARKED, '$1');
}

/**
 * Reads JSON. A number that JavaScript would not write the same way becomes a text, for `exactNumber`.
 *
 * @throws SyntaxError if it is not JSON
 */
export function parseExact(text: string): unknown {
  const json: unknown = JSON.parse(text);
  let isExact = true;
  const marked = text.replace(TOKENS, (token: string, string: string | undefined) => {
    if (string !== undefined || isPlain(token)) return token;
    isExact = false;
    return JSON.stringify(MARK + token);
  });
  return isExact ? json : JSON.parse(marked);
}

/** A whole Double (`2.0`, `1e3`) and a long Long are not plain. */
function isPlain(token: string): boolean {
  const isLong = /^-?\d+$/.test(token);
  return isLong ? Number.isSafeInteger(Number(token)) : !Number.isInteger(Number(token));
}

/** The number behind a text of `parseExact`; undefined for any other value. */
export function exactNumber(value: unknown): string | undefined {
  return typeof value === 'string' ? WHOLE.exec(value)?.[1] : undefined;
}
