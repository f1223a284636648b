import type { Field } from '../http/sling';
import { t } from '../../../../../shared/authoring/language/t';

/** A field that pages have in common. */
export interface CommonField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'long' | 'flag' | 'date';
  /** Whether each page needs its own value. */
  readonly isOwn?: true;
}

export const COMMON_FIELDS: readonly CommonField[] = [
  { name: 'jcr:title', label: t('Title'), kind: 'text', isOwn: true },
  { name: 'navTitle', label: t('Title in menus'), kind: 'text', isOwn: true },
  { name: 'jcr:description', label: t('Description'), kind: 'long' },
  { name: 'onTime', label: t('Visitors see it from'), kind: 'date' },
  { name: 'offTime', label: t('Visitors see it until'), kind: 'date' },
  { name: 'hideInNav', label: t('Hide in menus'), kind: 'flag' },
];

/** `jcr:content` of a page, as JSON. */
export type Properties = Readonly<Record<string, unknown>>;

/** The value that all pages share as text; undefined if they differ. */
export function sharedValue(field: CommonField, pages: readonly Properties[]): string | undefined {
  const values = new Set(pages.map((page) => textOf(field, page[field.name])));
  return values.size === 1 ? [...values][0] : undefined;
}

function textOf({ kind }: CommonField, value: unknown): string {
  if (kind === 'flag') return String(value === true || value === 'true');
  if (value === undefined || value === null) return '';
  return kind === 'date' ? localTime(String(value)) : String(value);
}

/** A date as `datetime-local` wants it, in the author's time zone. */
export function localTime(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '';
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What to post for the fields that an author changed; an empty value deletes the property. */
export function changedFields(changed: ReadonlyMap<string, string>): Field[] {
  return COMMON_FIELDS.flatMap(({ name, kind }): Field[] => {
    const value = changed.get(name);
    if (value === undefined) return [];
    if (value === '' || (kind === 'flag' && value === 'false')) return [[`./${name}@Delete`, 'true']];
    if (kind === 'flag') return [[`./${name}`, 'true'], [`./${name}@TypeHint`, 'Boolean']]; // prettier-ignore
    if (kind === 'date') return [[`./${name}`, new Date(value).toISOString()], [`./${name}@TypeHint`, 'Date']]; // prettier-ignore
    return [[`./${name}`, value.trim()]];
  });
}

/** What is wrong with changed values; undefined if nothing is. */
export function faultOf(
  changed: ReadonlyMap<string, string>,
  now: (name: string) => string | undefined,
): string | undefined {
  if (changed.get('jcr:title')?.trim() === '') return t('A page needs a title.');
  const [from, until] = ['onTime', 'offTime'].map((name) => changed.get(name) ?? now(name));
  return from && until && from >= until
    ? t('The time until which visitors see it must be after the time from which they do.')
    : undefined;
}
