import { parseDateTime, toZoned } from '@internationalized/date';
import { HttpError } from '../../http/http-error';

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The moment that an author means, as ISO 8601 in UTC: a time with an offset, or the time on a clock of the site's zone.
 * A clock time that daylight saving skips is that much later; of one that comes twice, the first is meant.
 *
 * @param name of the parameter
 * @throws HttpError 400 for anything else
 */
export function dueTime(at: string, timeZone: string, name = 'at'): string {
  try {
    if (INSTANT.test(at)) return new Date(at).toISOString();
    if (LOCAL.test(at)) return toZoned(parseDateTime(at), timeZone, 'compatible').toDate().toISOString();
  } catch {
    // Reported below.
  }
  throw new HttpError(
    400,
    `${name}=${at} is no time; write it like 2026-12-01T09:00 (in ${timeZone}) or 2026-12-01T09:00:00Z`,
  );
}
