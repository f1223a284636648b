import type { Submission } from './Submission';

/** Excel takes a file for UTF-8 only with this in front. */
const BOM = '\uFEFF';

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), behind blanks, too. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Submissions as RFC 4180 has it, a column for each name that ever occurred. Nobody who filled in a form gets to run a
 * formula on the machine of whoever opens it: such a value has an apostrophe in front.
 *
 * @param names of the form's fields as it is now; they come first
 */
export function submissionsCsv(submissions: readonly Submission[], names: readonly string[]): string {
  const columns = [
    ...new Set([...names, ...submissions.flatMap(({ values }) => values.map(([name]) => name))]),
  ];
  const rows = submissions.map(({ id, at, page, values }) => {
    const byName = new Map(values);
    return [at, id, page, ...columns.map((name) => textOf(byName.get(name)))];
  });
  return csvRows([['at', 'id', 'page', ...columns], ...rows]);
}

/** Rows as RFC 4180 has them, for spreadsheets; no cell is a formula. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  `${BOM}${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('; ');

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
