import { locale, numberText } from './locale';
import { spoken } from './spoken';

/** What is put into a text; numbers are written as the author writes them. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * A text in the author's language. In English it is what is written here, so code stays readable.
 *
 * @param text English, with `{name}` where a value belongs. A whole sentence: its parts have another order elsewhere
 */
export function t(text: string, values?: Values): string {
  const translated = spoken().words[text];
  return filled(typeof translated === 'string' ? translated : text, values);
}

/**
 * A text that counts something, in the plural form that the number takes in the author's language.
 *
 * @param one English, if `count` is 1
 * @param other English for all other numbers, with `{n}` for the number
 */
export function counted(count: number, one: string, other: string, values?: Values): string {
  const form = pluralRules(locale()).select(count);
  const forms = spoken().words[other];
  const text = typeof forms === 'object' ? (forms[form] ?? forms.other) : undefined;
  return filled(text ?? (count === 1 ? one : other), { n: count, ...values });
}

/** Marks an English text that is translated later, where it is shown: `t(title)`. */
export const phrase = <T extends string>(text: T): T => text;

/** A text as pieces between which its values stand, for values that are more than text. */
export function pieces<V>(text: string, values: Readonly<Record<string, V>>): readonly (string | V)[] {
  return t(text)
    .split(PLACEHOLDER)
    .map((piece, i) => (i % 2 === 1 && piece in values ? values[piece]! : piece));
}

const PLACEHOLDER = /\{(\w+)\}/;
const PLACEHOLDERS = /\{(\w+)\}/g;

function filled(text: string, values: Values | undefined): string {
  if (!values) return text;
  return text.replace(PLACEHOLDERS, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return name in values ? '' : whole;
    return typeof value === 'number' ? numberText(value) : value;
  });
}

/** Making one takes longer than all else that is done for a text. */
const rules = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}
