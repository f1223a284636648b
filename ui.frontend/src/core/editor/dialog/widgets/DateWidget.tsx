import { DatePicker } from '@adobe/react-spectrum';
import {
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  toZoned,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date';
import type { ReactNode } from 'react';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** A date, or a date and time with its zone. */
export function DateWidget({ field, value, onChange, place }: WidgetProps<'date'>): ReactNode {
  const props = useFieldProps(field, place);
  const date = dateOf(value, field.withTime ?? false);
  return (
    <DatePicker
      {...props}
      width="size-3000"
      granularity={field.withTime ? 'minute' : 'day'}
      value={date ?? null}
      onChange={(picked) => onChange(picked ? stored(picked, field.withTime ?? false) : '')}
      description={value && !date ? t('“{value}” is not a date.', { value }) : props.description}
    />
  );
}

function dateOf(value: string, withTime: boolean): DateValue | undefined {
  try {
    if (!value) return undefined;
    return withTime ? parseAbsolute(isoInstant(value), getLocalTimeZone()) : parseDate(value.slice(0, 10));
  } catch {
    return undefined;
  }
}

const isoInstant = (value: string): string => new Date(value).toISOString();

/** A date as `2026-06-18`, a date and time in JCR's format: `2026-06-18T08:00:00.000+02:00`. */
export function stored(date: DateValue, withTime: boolean): string {
  if (!withTime) return date.toString().slice(0, 10);
  const zoned: ZonedDateTime = 'timeZone' in date ? date : toZoned(date, getLocalTimeZone());
  const minutes = Math.round(zoned.offset / 60000);
  const pad = (number: number) => String(Math.abs(Math.trunc(number))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
  return `${new Date(zoned.toDate().getTime() + zoned.offset).toISOString().slice(0, -1)}${offset}`;
}
