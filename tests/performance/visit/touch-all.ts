import { median } from '../page/measure';
import type { Explanation } from './explain';
import { FLOOR, interact, interactions, type Touch } from './interact';
import { orAgain } from './or-again';
import type { Phone } from './Phone';

/** The longest time from a touch to the next paint, ms. */
const TARGET = 50;

/** A touch, over all repeats; the explanation is that of the repeat with the median. */
export interface TouchSummary extends Partial<Explanation> {
  readonly 'median ms': number;
  readonly 'worst ms': number;
  readonly target: 'met' | 'missed' | 'none';
}

/**
 * Touches everything, several times on phones of their own.
 *
 * @param onPhone lends a phone
 * @param repeats how often
 * @returns what each touch was like, by its name
 */
export async function touchAll(
  onPhone: (use: (phone: Phone, origin: string) => Promise<void>) => Promise<void>,
  repeats: number,
): Promise<Record<string, TouchSummary>> {
  const touches: Touch[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1)
    await onPhone(async (phone, origin) => {
      for (const name of Object.keys(interactions)) {
        touches.push(...(await orAgain(name, () => interact(phone, origin, name))));
      }
    });
  const names = new Set(touches.map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => [name, summarise(touches.filter((one) => one.name === name))]),
  );
}

function summarise(touches: readonly Touch[]): TouchSummary {
  const durations = touches.map(({ duration }) => duration);
  const middle = median(durations);
  const explanation = touches.find(({ duration }) => duration === middle)?.explanation;
  return {
    'median ms': middle,
    'worst ms': Math.max(...durations),
    target: touches[0]?.name === FLOOR ? 'none' : middle > TARGET ? 'missed' : 'met',
    ...explanation,
  };
}
