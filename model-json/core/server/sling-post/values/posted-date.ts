import { parseDate } from '../../../exporter/shared/locale/dates';
import { storedDate } from '../Post';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;
const DAY_FIRST = /^(\d{2})\.(\d{2})\.(\d{4})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/**
 * A date in one of the formats that Sling accepts, as it is stored. Like Sling, it keeps the time zone of ISO 8601
 * (`+02:00`); other formats become UTC, the server's time zone.
 */
export function parsePostedDate(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction = '0', zone] = iso;
    return stored([year, month, day, hour, minute, second], fraction.padEnd(3, '0'), zone);
  }
  const [, day, month, year, hour, minute, second] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return stored([year, month, day, hour, minute, second], '000');
  const time = parseDate(text);
  return time === undefined ? undefined : storedDate(new Date(time));
}

function stored(parts: readonly (string | undefined)[], fraction: string, zone = 'Z'): string | undefined {
  const [year, month, day, hour, minute, second] = parts.map((part) => part ?? '00');
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}`;
  const time = Date.parse(`${local}Z`);
  // 31 February would become a day in March.
  if (Number.isNaN(time) || storedDate(new Date(time)) !== `${local}+00:00`) return undefined;
  if (/^[+-]\d{2}:/.test(zone)) return local + zone;
  const [, hours, minutes] = /^([+-]\d{2})(\d{2})$/.exec(zone) ?? [];
  return storedDate(new Date(hours === undefined ? time : Date.parse(`${local}${hours}:${minutes ?? '00'}`)));
}
