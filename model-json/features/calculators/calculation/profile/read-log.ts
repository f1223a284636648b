import { typedNumber } from '../numbers';

export const LOG_FAULTS = ['empty', 'number', 'negative', 'lines', 'size'] as const;

/** What is wrong with a file. `line` counts from 1. */
export class LogFault extends Error {
  readonly code = 'VEN_LOAD_PROFILE';
  override name = 'LogFault';

  constructor(
    readonly reason: (typeof LOG_FAULTS)[number],
    readonly line = 0,
  ) {
    super(`log: ${reason} in line ${line}`);
  }
}

/** The most lines: a week at one a minute, and then some. */
export const MOST_LINES = 20_000;

/**
 * The flows of a log: a number in each line, or the last column of a table with a heading. Columns are separated by
 * semicolons or tabs, or by commas if the numbers have points.
 *
 * @throws LogFault that names the line
 */
export function readLog(text: string, language: string): number[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length > MOST_LINES) throw new LogFault('lines', MOST_LINES + 1);
  const separator = separatorOf(lines);
  const flows = lines.flatMap((line, index): number[] => {
    if (line.trim() === '') return [];
    const cell = (separator ? line.split(separator).at(-1) : line)?.trim().replace(/^"(.*)"$/, '$1') ?? '';
    const number = typedNumber(cell, language);
    if (number === undefined) {
      // The first line may be a heading.
      if (index === 0) return [];
      throw new LogFault('number', index + 1);
    }
    if (number < 0) throw new LogFault('negative', index + 1);
    return [number];
  });
  if (flows.length === 0) throw new LogFault('empty');
  return flows;
}

/** What separates the columns; undefined for a single one. A comma between digits alone is a decimal sign. */
function separatorOf(lines: readonly string[]): string | undefined {
  const sample = lines.slice(0, 5).join('\n');
  if (sample.includes(';')) return ';';
  if (sample.includes('\t')) return '\t';
  const isTable = (line: string) => line.split(',').length > 2 || (line.includes(',') && /[.:-]/.test(line));
  return lines.slice(1, 5).some(isTable) ? ',' : undefined;
}
