import type { Scalar, Value } from './Resource';

/*
 * What JSON cannot say about a property is stored beside it under its name with a colon, where Sling's JSON has the
 * length of a binary: `"ratio": 2, ":ratio": "{Double}2.0"`. It counts only as long as it agrees with the value, so
 * that code which knows nothing of it can set the property.
 */

/** A type in braces and a text, as in FileVault: `{Long}9007199254740993`; for a list, one of each value. */
export type Exact = string | readonly string[];

const NUMBERS = ['Long', 'Double', 'Decimal'] as const;

/** Types of text: of content that comes from elsewhere, so that it can go back as it was. */
const TEXTS = ['Date', 'Name', 'Path', 'URI', 'Reference', 'WeakReference'] as const;

export type TextType = (typeof TEXTS)[number];
export type ExactType = (typeof NUMBERS)[number] | TextType;

/** A value, with its exact form if JSON cannot hold it. */
export interface Stored {
  readonly value: Scalar;
  readonly exact?: string;
}

/** The name under which the exact form of a property is stored. */
export const besideOf = (name: string): string => `:${name}`;

/** Whether a member of a node is the exact form of another. */
export const isBeside = (name: string): boolean => name.startsWith(':');

const FORM = new RegExp(`^\\{(${[...NUMBERS, ...TEXTS].join('|')})\\}(.+)$`, 's');

/** Whether values of a type are numbers in JSON, too. A Decimal is a text. */
export const isNumeric = (type: ExactType | undefined): boolean => type === 'Long' || type === 'Double';

/** A whole number as JCR's Long; undefined if it has more than 64 bits. */
export function storedLong(text: string): Stored | undefined {
  const whole = BigInt(text.replace(/^\+/, ''));
  if (BigInt.asIntN(64, whole) !== whole) return undefined;
  const value = Number(whole);
  return Number.isSafeInteger(value) ? { value } : { value, exact: `{Long}${whole}` };
}

/** A finite number as JCR's Double. */
export function storedDouble(value: number): Stored {
  return Number.isInteger(value) ? { value, exact: `{Double}${wholeDouble(value)}` } : { value };
}

/** A number in plain or scientific notation as JCR's Decimal, which is stored as text. */
export const storedDecimal = (text: string): Stored => ({ value: text, exact: `{Decimal}${text}` });

export const isTextType = (type: string): type is TextType => TEXTS.some((each) => each === type);

/** A text of another type than String. */
export const storedText = (type: TextType, text: string): Stored =>
  text === '' ? { value: text } : { value: text, exact: `{${type}}${text}` };

/** A whole Double as Sling's JSON spells it. */
function wholeDouble(value: number): string {
  if (Math.abs(value) < 1e7) return `${value + 0}.0`;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent}`;
}

/** The exact forms of a property's values; undefined if they are exact themselves, or have been set since. */
export function exactOf(
  properties: Readonly<Record<string, Value>>,
  name: string,
): readonly string[] | undefined {
  const beside = properties[besideOf(name)];
  const value = properties[name];
  if (beside === undefined || value === undefined) return undefined;
  const forms = [beside].flat().map(String);
  const values = [value].flat();
  const agrees = forms.length === values.length && forms.every((form, i) => isFormOf(form, values[i]));
  return agrees && Array.isArray(value) === Array.isArray(beside) ? forms : undefined;
}

function isFormOf(form: string, value: Scalar | undefined): boolean {
  const [, type, text] = FORM.exec(form) ?? [];
  return isNumeric(type as ExactType) ? Number(text) === value : text !== undefined && text === value;
}

/** The type of an exact form. */
export const typeOfExact = (form: string): ExactType | undefined =>
  FORM.exec(form)?.[1] as ExactType | undefined;

/** The text of an exact form. */
export const textOfExact = (form: string): string => form.replace(/^\{\w+\}/, '');

/** The exact forms to store for values: none if all of them are exact already. */
export function besideValues(stored: readonly Stored[], isList: boolean): Exact | undefined {
  if (stored.every(({ exact }) => exact === undefined)) return undefined;
  const forms = stored.map(
    ({ value, exact }) => exact ?? `{${Number.isInteger(value) ? 'Long' : 'Double'}}${value}`,
  );
  return isList ? forms : forms[0];
}
