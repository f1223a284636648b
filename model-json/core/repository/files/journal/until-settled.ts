import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Journal } from './Journal';

/** Milliseconds between two looks, and until nobody waits any more: a journal can be left by a crash. */
const LOOK_MS = 20;
const MOST_MS = 5000;

/**
 * Waits until another process has carried out its change of several files in a folder: readers see all of it, or none.
 *
 * @returns whether there was one
 */
export async function untilSettled(dirs: readonly string[]): Promise<boolean> {
  let waited = 0;
  for (; waited < MOST_MS && dirs.some(isChanging); waited += LOOK_MS) await wait(LOOK_MS);
  return waited > 0;
}

function isChanging(dir: string): boolean {
  try {
    return readdirSync(dir).some((name) => Journal.idOf(name) !== undefined);
  } catch {
    return false;
  }
}
