import { readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which `/proc` counts: Linux promises programs a hundred a second (`USER_HZ`). */
const TICK_MS = 10;

/**
 * The processor time that a process has used, with all its threads.
 * @returns milliseconds; undefined where the system does not say: only Linux does
 */
export function processorTime(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name, in brackets, can contain anything. After it, `utime` and `stime` are the 12th and 13th fields (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
