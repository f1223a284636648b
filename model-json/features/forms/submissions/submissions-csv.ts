import { csvRows } from '../../../core/server/http/csv';
import type { Submission, SubmittedRecord, SubmittedValue } from './Submission';

/**
 * Submissions in RFC 4180 format, with a column for each name that ever occurred. A submission with records, such as the
 * products of a quote list, has a row for each, with all other values repeated, so that rows can be sorted and summed.
 * Values that look like formulas are prefixed with an apostrophe, so that nobody can run a formula on the machine of the
 * person who opens the file.
 *
 * @param names of the form's current fields; they come first
 */
export function submissionsCsv(submissions: readonly Submission[], names: readonly string[]): string {
  const rows = submissions.flatMap(({ id, at, page, values }) =>
    rowsOf(values).map((row) => ({ sent: [at, id, page], row })),
  );
  const columns = [...new Set([...names, ...rows.flatMap(({ row }) => [...row.keys()])])];
  return csvRows([
    ['at', 'id', 'page', ...columns],
    ...rows.map(({ sent, row }) => [...sent, ...columns.map((name) => row.get(name) ?? '')]),
  ]);
}

/** The rows of a submission, by column: one, or one per record. */
function rowsOf(values: readonly SubmittedValue[]): Map<string, string>[] {
  const plain = new Map<string, string>();
  const records: [string, string][][] = [];
  for (const [name, value] of values) {
    if (typeof value === 'string') plain.set(name, value);
    else if (isRecords(value)) {
      for (const record of value)
        records.push(Object.entries(record).map(([key, text]) => [`${name}.${key}`, text]));
    } else plain.set(name, value.join('; '));
  }
  return records.length > 0 ? records.map((record) => new Map([...plain, ...record])) : [plain];
}

const isRecords = (
  value: readonly string[] | readonly SubmittedRecord[],
): value is readonly SubmittedRecord[] => typeof value[0] === 'object';
