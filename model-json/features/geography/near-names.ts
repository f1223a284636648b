import type { Gazetteer, Place } from './Gazetteer';
import { slipsBetween } from '../../../shared/words/slips-between';

const MOST = 5;

/**
 * Places whose names differ from the normalised input by one or two typing errors; those of the home country if there are
 * any.
 */
export function nearNames(folded: string, home: string, gazetteer: Gazetteer): Place[] {
  const slips = folded.length < 4 ? 0 : folded.length < 7 ? 1 : 2;
  if (slips === 0) return [];
  const near: { place: Place; distance: number }[] = [];
  // People rarely mistype the first letter, and requiring it avoids 95 % of the comparisons.
  for (const [name, places] of gazetteer.namesFrom(folded.slice(0, 1))) {
    const distance = slipsBetween(name, folded, slips);
    if (distance <= slips) near.push(...places.map((place) => ({ place, distance })));
  }
  const athome = near.filter(({ place }) => place.country === home);
  return [...(athome.length > 0 ? athome : near)]
    .sort((a, b) => a.distance - b.distance || b.place.population - a.place.population)
    .slice(0, MOST)
    .map(({ place }) => place);
}
