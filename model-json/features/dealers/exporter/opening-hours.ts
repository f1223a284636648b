/** Minutes after midnight; the end may be after midnight of the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Seven days from Monday, each with the spans that begin on it. */
export type Week = readonly (readonly Span[])[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const LINE = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*)$/;
const DAY_MINUTES = 24 * 60;

/** An author's line of opening hours that cannot be read. */
export class OpeningHoursError extends Error {
  override name = 'OpeningHoursError';
  readonly code = 'VEN_OPENING_HOURS';
}

/**
 * Opening hours in schema.org's `openingHours` format, with several spans a day, separated by commas.
 *
 * @example readWeek(['Mo-Th 07:30-12:00,13:00-17:00', 'Fr 22:00-02:00'])
 * @throws OpeningHoursError naming the line
 */
export function readWeek(lines: readonly string[]): Week {
  const week: Span[][] = DAYS.map(() => []);
  for (const line of lines) {
    const [, first = '', last = first, spans = ''] = LINE.exec(line.trim()) ?? [];
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    if (from < 0 || to < from)
      throw new OpeningHoursError(`"${line}": write it like Mo-Fr 08:00-12:00,13:00-17:00`);
    for (const day of week.slice(from, to + 1))
      day.push(...spans.split(',').map((span) => readSpan(span, line)));
  }
  return week.map((spans) => spans.toSorted((a, b) => a.from - b.from));
}

function readSpan(text: string, line: string): Span {
  const [from = 0, to = 0] = text.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    if (hours > 24 || minutes > 59) throw new OpeningHoursError(`"${line}": ${time} is not a time of day`);
    return hours * 60 + minutes;
  });
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** `07:30`; 26 hours after midnight is `02:00`. */
export function clockTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
