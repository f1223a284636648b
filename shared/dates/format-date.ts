import { firstOfMonth } from '../words/by-language/writing';
import { inLanguage } from '../words/in-language';

/** A moment in a page's model: an ISO day or time, or milliseconds since 1970. */
export type DateInput = string | number;

/** @returns undefined for an invalid date */
export function parseDate(date: DateInput): Date | undefined {
  const parsed = new Date(date);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}

/** `2026-05-03`. In UTC like all dates here, as server and browser must agree in any time zone. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

const fields: Record<string, Intl.DateTimeFormatOptions> = {
  yyyy: { year: 'numeric' },
  yy: { year: '2-digit' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  MM: { month: '2-digit' },
  M: { month: 'numeric' },
  dd: { day: '2-digit' },
  d: { day: 'numeric' },
  EEEE: { weekday: 'long' },
  EEE: { weekday: 'short' },
  HH: { hour: '2-digit', hourCycle: 'h23' },
  mm: { minute: '2-digit' },
};

/** Formats with the part of Java's SimpleDateFormat that authors use for dates (`yyyy-MM-dd`, `d. MMMM yyyy`). */
export function formatPattern(date: Date, pattern: string, language: string): string {
  const day = pattern.replace(/'([^']*)'|(\w)\2*/g, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const field = fields[token];
    if (!field) return token;
    // A month alone is in the nominative; next to a day, Intl uses the right case.
    const parts = new Intl.DateTimeFormat(language, {
      ...(token.startsWith('M') && { day: 'numeric' }),
      ...field,
      timeZone: 'UTC',
    }).formatToParts(date);
    const wanted = Object.keys(field)[0];
    const value = parts.find((part) => part.type === wanted)?.value ?? token;
    return token.length === 2 ? value.padStart(2, '0') : value;
  });
  return withFirst(day, language);
}

/** A date in the language's own format, `3 May 2026`. */
export const formatDay = (date: Date, language: string): string =>
  withFirst(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date), language);

/** French uses an ordinal for the first of a month only: `1er mai`. `Intl` does not. */
const withFirst = (day: string, language: string): string =>
  day.replace(/\b1(?=\s\p{L})/u, inLanguage(firstOfMonth, language));
