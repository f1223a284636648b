import { clockTime, type Span, type Week } from './opening-hours';

/** Whether a dealer is open, and when that changes. Times are in the dealer's time zone. */
export interface OpenStatus {
  readonly isOpen: boolean;
  /** `17:30`: when it next closes or opens; undefined if it never does. */
  readonly time?: string;
  /** Days from today, on the dealer's calendar. */
  readonly inDays?: number;
  /** The weekday of that time, 0 for Monday. */
  readonly weekday?: number;
  /** Minutes until that time. */
  readonly minutes?: number;
}

const DAY_MINUTES = 24 * 60;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** By time zone: creating one takes as long as using it a hundred times. There are about four hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The weekday, 0 for Monday, and the minute of the day in a time zone. */
export function wallClock(now: Date, timeZone: string): { weekday: number; minute: number } {
  const parts = clockIn(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The status at a moment. Adjacent spans are merged, also across midnight. */
export function statusAt(week: Week, timeZone: string, now: Date): OpenStatus {
  const { weekday, minute } = wallClock(now, timeZone);
  const spans = merged(around(week, weekday));
  const current = spans.find(({ from, to }) => from <= minute && minute < to);
  const next = spans.find(({ from }) => from > minute);
  const change = current ? current.to : next?.from;
  if (change === undefined || change - minute >= 7 * DAY_MINUTES) return { isOpen: current !== undefined };
  // A span that ends at midnight closes today.
  const inDays = Math.floor((current ? change - 1 : change) / DAY_MINUTES);
  return {
    isOpen: current !== undefined,
    time: clockTime(change),
    inDays,
    weekday: (weekday + inDays) % 7,
    minutes: change - minute,
  };
}

/** The spans from yesterday to this day next week, in minutes from today's midnight. */
function around(week: Week, today: number): Span[] {
  return Array.from({ length: 9 }, (_, index) => index - 1).flatMap((offset) =>
    (week[(today + offset + 7) % 7] ?? []).map(({ from, to }) => ({
      from: from + offset * DAY_MINUTES,
      to: to + offset * DAY_MINUTES,
    })),
  );
}

function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last && span.from <= last.to)
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else whole.push(span);
  }
  return whole;
}
