import { parseDate } from '../../exporter/shared/locale/dates';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const DAY_FIRST = /^(\d{2})\.(\d{2})\.(\d{4})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/** A date in one of the formats that Sling accepts; UTC if it has no time zone. */
export function parsePostedDate(text: string): Date | undefined {
  const stored = parseDate(text);
  if (stored !== undefined) return new Date(stored);
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction = '0', zone] = iso;
    return dateOf([year, month, day, hour, minute, second], fraction.padEnd(3, '0'), zone);
  }
  const [, day, month, year, hour, minute, second] = DAY_FIRST.exec(text) ?? [];
  return year === undefined ? undefined : dateOf([year, month, day, hour, minute, second], '0');
}

function dateOf(parts: readonly (string | undefined)[], fraction: string, zone = 'Z'): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const time = Date.UTC(year, month - 1, day, hour, minute, second, Number(fraction));
  const date = new Date(time);
  // 31 February would become a day in March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCHours() !== hour)
    return undefined;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const offset = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(sign === '-' ? time + offset : time - offset);
}
