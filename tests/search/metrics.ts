import type { Grade } from './judged/Judge';

const discount = (place: number) => 1 / Math.log2(place + 2);
const gain = (grade: Grade) => 2 ** grade - 1;
const gains = (grades: readonly Grade[]) =>
  grades.reduce<number>((sum, grade, place) => sum + gain(grade) * discount(place), 0);

/** Normalised discounted cumulative gain: 1 if no better order is possible (Järvelin and Kekäläinen, 2002). */
export function ndcg(found: readonly Grade[], all: readonly Grade[], depth = 10): number {
  const ideal = gains([...all].sort((a, b) => b - a).slice(0, depth));
  return ideal === 0 ? 1 : gains(found.slice(0, depth)) / ideal;
}

/** The share of suitable products that is on the first page, relative to the space on it. */
export function recall(found: readonly Grade[], all: readonly Grade[], depth = 24): number {
  const does = (grades: readonly Grade[]) => grades.filter((grade) => grade >= 2).length;
  const there = Math.min(depth, does(all));
  return there === 0 ? 1 : does(found.slice(0, depth)) / there;
}
