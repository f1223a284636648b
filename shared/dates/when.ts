const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A moment for authors, on the clock of their browser: `23 Nov 2026, 22:30`. What is not a date stays as it is.
 *
 * @param at ISO 8601, or milliseconds since 1970
 */
export function when(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : format.format(date);
}
