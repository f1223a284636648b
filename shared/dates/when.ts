import { locale } from '../authoring/language/locale';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment for authors, in their language and on the clock of their browser: `23 Nov 2026, 22:30`. What is not a date
 * stays as it is.
 *
 * @param at ISO 8601, or milliseconds since 1970
 */
export function when(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : formatOf(locale()).format(date);
}

function formatOf(tag: string): Intl.DateTimeFormat {
  const format =
    formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(tag, format);
  return format;
}
