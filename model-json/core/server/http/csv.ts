/** Excel recognises UTF-8 only by this mark. */
const BOM = '\uFEFF';

/** What spreadsheets treat as the start of a formula, also after blanks (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows in the format of RFC 4180; no cell is a formula. Every text is quoted, since some spreadsheets separate by semicolons,
 * and one in a bare cell would start another cell.
 */
export const csvRows = (rows: readonly (readonly (string | number)[])[]): string =>
  `${BOM}${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;

const cell = (value: string | number): string =>
  typeof value === 'number'
    ? String(value)
    : `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
