import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  pid: z.number(),
  host: z.string(),
  /** The started file. */
  program: z.string(),
  /** ISO 8601. */
  since: z.string(),
});

/** The process that writes to a folder. For information only; what counts is the lock. */
export type Holder = Readonly<z.output<typeof schema>>;

const fileOf = (dir: string) => join(dir, '.lock.json');

/** Writes a note about this process beside the lock, if the disk allows it. */
export function noteHolder(dir: string): void {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    program: basename(process.argv[1] ?? process.title),
    since: new Date().toISOString(),
  };
  try {
    writeFileSync(fileOf(dir), JSON.stringify(holder));
  } catch {
    forgetHolder(dir);
  }
}

export function forgetHolder(dir: string): void {
  try {
    rmSync(fileOf(dir), { force: true });
  } catch {
    // A note that cannot be removed is written over by the next who takes the lock.
  }
}

/** Undefined if the note is missing or invalid. */
export function holderOf(dir: string): Holder | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')));
  } catch {
    return undefined;
  }
}
