import type { Properties } from '../../Exporter';
import { text } from '../properties';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
// the range of a Date
const LAST_DATE = 8.64e15;
const ECMA = /^(\w{3}) (\w{3}) (\d{1,2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT([+-])(\d{2})(\d{2})$/;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}(?:Z|[+-]\d{2}:\d{2})$/;

function parseEcma(value: string): number | undefined {
  const match = ECMA.exec(value);
  if (!match) return undefined;
  const [, weekday, monthName = '', day, year, hour, minute, second, sign, offsetHours, offsetMinutes] =
    match;
  const month = MONTHS.indexOf(monthName);
  if (month < 0) return undefined;
  const local = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second));
  // Sling's content loader reads a date with the wrong weekday as plain text.
  if (DAYS[new Date(local).getUTCDay()] !== weekday) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return sign === '-' ? local + offset : local - offset;
}

/**
 * A JCR date as Sling's JSON writes it (`Fri Nov 20 2026 09:00:00 GMT+0000` or ISO 8601 with milliseconds) in epoch
 * milliseconds; undefined for anything else.
 */
export function parseDate(value: string): number | undefined {
  if (ISO.test(value)) {
    const time = Date.parse(value);
    return Number.isNaN(time) ? undefined : time;
  }
  return parseEcma(value);
}

/** `ValueMap.get(name, Calendar.class)` in epoch milliseconds; a number is read as milliseconds. */
export function date(properties: Properties, name: string): number | undefined {
  const own = properties[name];
  if (typeof own === 'number') return Math.abs(own) <= LAST_DATE ? Math.trunc(own) : undefined;
  const value = text(properties, name);
  return value === undefined ? undefined : parseDate(value);
}

/** A date in the data layer's format: UTC without milliseconds. */
export function dataLayerDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : `${new Date(time).toISOString().slice(0, 19)}Z`;
}
