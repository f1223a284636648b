import { parseDate } from '../../../core/exporter/shared/locale/dates';
import type { Scalar } from '../../../core/repository/Resource';
import type { FieldKind } from './ApiField';

/** A stored value as clients get it; null if it is not what its field is for. */
export function spelled(value: Scalar, kind: FieldKind): Scalar | null {
  switch (kind) {
    case 'integer':
      return spelledNumber(value, Math.trunc);
    case 'decimal':
      return spelledNumber(value, (number) => number);
    case 'boolean':
      return String(value).toLowerCase() === 'true';
    case 'date':
    case 'time':
    case 'date-time':
      return spelledTime(String(value), kind);
    default:
      return String(value);
  }
}

function spelledNumber(value: Scalar, round: (number: number) => number): number | null {
  const number = value === '' || typeof value === 'boolean' ? NaN : Number(value);
  return Number.isFinite(number) ? round(number) : null;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Days and times of day have no time zone: they are what their author wrote. */
function spelledTime(value: string, kind: 'date' | 'time' | 'date-time'): string | null {
  if (kind === 'time' && /^\d{2}:\d{2}(?::\d{2})?$/.test(value)) return value;
  const [whole, day, time] = ISO.exec(value) ?? [];
  const epoch = whole === undefined ? parseDate(value) : undefined;
  const iso = epoch === undefined ? undefined : new Date(epoch).toISOString();
  if (kind === 'date') return day ?? iso?.slice(0, 10) ?? null;
  if (kind === 'time') return time ?? iso?.slice(11, 19) ?? null;
  return (time === undefined ? undefined : whole) ?? iso ?? null;
}

/** A date, day or time as a number, to compare. */
export function instantOf(value: string): number {
  const time = /^(\d{2}):(\d{2})(?::(\d{2}))?/.exec(value);
  if (!time) return Date.parse(value);
  const [, hours, minutes, seconds = '0'] = time;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}
