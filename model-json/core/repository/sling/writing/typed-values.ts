import { readFile } from 'node:fs/promises';
import { DATE_PROPERTIES, JCR_DATE } from '../../date-properties';
import { exactOf, textOfExact, typeOfExact } from '../../exact-values';
import type { NodeJson } from '../../node-json';
import type { Scalar, Value } from '../../Resource';
import type { TypedValue } from './Diff';

/** Types of text that a property keeps when it is set to another text. */
const KEPT = new Set(['Name', 'Path', 'URI', 'Reference', 'WeakReference', 'Date']);

/**
 * A property's values with their types; undefined if JSON says them exactly.
 *
 * @param node has the value and its exact form
 * @param before the type of the property in Sling, if it exists
 */
export function typedValues(
  node: NodeJson,
  name: string,
  value: Value,
  before: string | undefined,
): readonly TypedValue[] | undefined {
  const values: readonly Scalar[] = [value].flat();
  const exact = exactOf(node as Record<string, Value>, name);
  if (exact) {
    const types = exact.map((form) => typeOfExact(form) ?? 'Double');
    const type = types.find((each) => each !== 'Long') ?? 'Long';
    return exact.map((form) => ({ type, value: textOfExact(form) }));
  }
  if (values.length > 0 && values.every((each) => typeof each === 'string')) {
    const type =
      before !== undefined && KEPT.has(before) ? before : DATE_PROPERTIES.has(name) ? 'Date' : undefined;
    if (type === undefined) return undefined;
    if (type !== 'Date') return values.map((each) => ({ type, value: each }));
    const dates = values.flatMap((each) => isoDate(each) ?? []);
    return dates.length === values.length ? dates.map((each) => ({ type, value: each })) : undefined;
  }
  const isMixed = values.length > 1 && values.some((each) => !Number.isInteger(each));
  return isMixed && typeof values[0] === 'number'
    ? values.map((each) => ({ type: 'Double', value: String(each) }))
    : undefined;
}

/** A date as JCR spells it; undefined if the text is none. */
function isoDate(text: string): string | undefined {
  if (JCR_DATE.test(text)) return text;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The bytes in a file, as a value. */
export const bytesOf = async (file: string): Promise<TypedValue> => ({
  type: 'Binary',
  value: await readFile(file),
});
