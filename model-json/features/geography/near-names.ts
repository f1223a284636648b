import type { Gazetteer, Place } from './Gazetteer';

const MOST = 5;

/**
 * Places whose names differ from the normalised input by one or two typing errors; those of the home country if there are
 * any.
 */
export function nearNames(folded: string, home: string, gazetteer: Gazetteer): Place[] {
  const slips = folded.length < 4 ? 0 : folded.length < 7 ? 1 : 2;
  if (slips === 0) return [];
  const near: { place: Place; distance: number }[] = [];
  for (const [name, places] of gazetteer.names) {
    // People rarely mistype the first letter, and requiring it avoids 95 % of the comparisons.
    if (name[0] !== folded[0] || Math.abs(name.length - folded.length) > slips) continue;
    const distance = slipsBetween(name, folded, slips);
    if (distance <= slips) near.push(...places.map((place) => ({ place, distance })));
  }
  const athome = near.filter(({ place }) => place.country === home);
  return [...(athome.length > 0 ? athome : near)]
    .sort((a, b) => a.distance - b.distance || b.place.population - a.place.population)
    .slice(0, MOST)
    .map(({ place }) => place);
}

/** Number of insertions, deletions, substitutions or swaps (Damerau–Levenshtein distance); stops counting above `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, before[column - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [before, above] = [above, current];
  }
  return above[b.length]!;
}
