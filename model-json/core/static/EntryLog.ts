import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './Entry';

const NAME = 'entries.ndjson';

/**
 * The entries of a generation, one a line, written as each becomes complete: an interrupted export goes on from there.
 * A line that was cut off is missing.
 */
export class EntryLog {
  private readonly file: string;

  /** @param folder of the generation */
  constructor(folder: string) {
    this.file = path.join(folder, NAME);
  }

  /** By address; the last line of an address counts. */
  read(): Map<string, Entry> {
    const entries = new Map<string, Entry>();
    if (!existsSync(this.file)) return entries;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const entry = parsed(line);
      if (entry) entries.set(entry.address, entry);
    }
    return entries;
  }

  add(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    // A line that was cut off must not swallow the next.
    appendFileSync(this.file, `\n${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`);
  }
}

function parsed(line: string): Entry | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Entry);
  } catch {
    return undefined;
  }
}
