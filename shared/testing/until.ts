import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for a condition, however busy the machine is.
 *
 * @param what is waited for, for the error
 * @param atMost in milliseconds
 * @throws with what is missing after the time
 */
export async function until(what: string, isSo: () => unknown, atMost = 30_000): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > atMost) throw new Error(`${what}: not within ${atMost / 1000} s`);
    await wait(20);
  }
}
