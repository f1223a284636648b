import { csvRows } from '../../../core/server/http/csv';
import type { Submission, SubmittedRecord, SubmittedValue } from './Submission';

/**
 * Submissions as RFC 4180 has it, a column for each name that ever occurred. One that holds records, the products of a
 * quote list, has a row for each, in which all else stands again: so that it can be sorted and summed. Nobody who filled
 * in a form gets to run a formula on the machine of the person who opens it: such a value has an apostrophe in front.
 *
 * @param names of the form's fields as it is now; they come first
 */
export function submissionsCsv(submissions: readonly Submission[], names: readonly string[]): string {
  const flat = submissions.map(({ values }) => rowsOf(values));
  const found = flat.flatMap((rows) => rows.flatMap((row) => [...row.keys()]));
  const columns = [...new Set([...names, ...found])];
  const rows = submissions.flatMap(({ id, at, page }, index) =>
    flat[index]!.map((row) => [at, id, page, ...columns.map((name) => row.get(name) ?? '')]),
  );
  return csvRows([['at', 'id', 'page', ...columns], ...rows]);
}

/** The rows of a submission, by column: one, or as many as it has records. */
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
