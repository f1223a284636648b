import { csvRows } from '../../../core/server/http/csv';
import type { SearchReport } from './search-report';

/** A report as CSV (RFC 4180): one line per query and language. */
export function reportCsv({ from, to, languages }: SearchReport): string {
  const lines = languages.flatMap(({ language, top, nothingFound }) =>
    [...new Set([...top, ...nothingFound])].map(({ query, asked, withoutResults }) => [
      from,
      to,
      language,
      query,
      String(asked),
      String(withoutResults),
    ]),
  );
  return csvRows([['from', 'to', 'language', 'query', 'asked', 'withoutResults'], ...lines]);
}
