import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';

/** Who writes to a folder. For people: what counts is the lock. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The file that was started. */
  readonly program: string;
  /** ISO 8601. */
  readonly since: string;
}

const fileOf = (dir: string) => join(dir, '.lock.json');

/** Leaves a note of this process beside the lock, if the disk takes it. */
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

/** Undefined where the note is missing or no note. */
export function holderOf(dir: string): Holder | undefined {
  try {
    const { pid, host, program, since } = JSON.parse(readFileSync(fileOf(dir), 'utf8')) as Holder;
    return { pid, host, program, since };
  } catch {
    return undefined;
  }
}
