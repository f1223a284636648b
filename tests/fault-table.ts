import { appendFileSync } from 'node:fs';

/** What the faults of one kind have led to in a test. */
export interface FaultRow {
  /** Where the content or the index is: `embedded`, `publish nodes`, `Sling` … */
  readonly engine: string;
  readonly fault: string;
  readonly times: number;
  /** Changes that were acknowledged, and how many of them were missing or there twice at the end. */
  readonly acknowledged: number;
  /** Missing if the test does not count, but fails at the first; so are the next two. */
  readonly lost?: number;
  readonly duplicated?: number;
  /** Requests of authors or visitors that were refused or failed while the test ran. */
  readonly errors?: number;
  /** The longest time until everything worked again, milliseconds. */
  readonly recovery: number;
}

/** Adds a row to the table that `npm run test:all` prints at its end. */
export function noteFaults(row: FaultRow): void {
  const file = process.env['FAULT_TABLE'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
