/** Excel takes a file for UTF-8 only with this in front. */
const BOM = '\uFEFF';

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), behind blanks, too. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows as RFC 4180 has them, for spreadsheets; no cell is a formula. Every cell is quoted: where a spreadsheet separates by semicolons,
 * one in a bare cell would begin another cell.
 */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  `${BOM}${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;

const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
