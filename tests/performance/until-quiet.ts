import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Share of time in which the machine has nothing to do. */
const QUIET = 0.9;

const times = () => {
  const all = cpus().map((cpu) => cpu.times);
  const sum = (one: (each: (typeof all)[number]) => number) =>
    all.reduce((total, each) => total + one(each), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum((each) => Object.values(each).reduce((a, b) => a + b, 0)),
  };
};

/**
 * Waits until the machine is quiet for three seconds, at most two minutes: after its start a server draws pages ahead and
 * builds its search, which would be measured, too.
 *
 * @returns whether it became quiet
 */
export async function untilQuiet(): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    const before = times();
    await wait(3000);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) > QUIET) return true;
  }
  return false;
}
