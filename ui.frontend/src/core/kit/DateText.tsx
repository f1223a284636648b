import type { ReactNode } from 'react';
import {
  formatDay,
  formatPattern,
  isoDay,
  parseDate,
  type DateInput,
} from '../../../../shared/dates/format-date';
import { useLocale } from './locale';

export interface DateTextProps {
  date: DateInput;
  /** A pattern of Java's SimpleDateFormat, `yyyy-MM-dd`. @default the language's own long format */
  pattern?: string;
  className?: string;
}

/** A date for people and machines. Renders nothing for an invalid date. */
export function DateText({ date, pattern, className }: DateTextProps): ReactNode {
  const { language } = useLocale();
  const parsed = parseDate(date);
  if (!parsed) return null;
  return (
    <time className={className} dateTime={isoDay(parsed)}>
      {pattern ? formatPattern(parsed, pattern, language) : formatDay(parsed, language)}
    </time>
  );
}
