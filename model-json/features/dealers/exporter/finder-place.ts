import { gazetteer, lookUp, type Place } from '../../geography/api/places';
import type { Model } from '../../../core/exporter/Exporter';
import { finderLink, type Finder } from './Finder';

/** Where distances are measured from, and what the words that were typed may mean instead. */
export interface FoundPlace {
  readonly place?: Place;
  readonly model: Model;
}

/** Nobody is further from the nearest town than this, km; a position that is lies in none of the countries. */
const NEAREST_KM = 60;

/** What the place or the position of an address stands for. */
export function findPlace(finder: Finder): FoundPlace {
  const { place: words, position } = finder.asked;
  if (position) {
    const place = gazetteer().nearest(position, NEAREST_KM);
    return place
      ? { place, model: { near: { ...placeModel(place, finder), isPosition: true } } }
      : { model: { placeProblem: 'far' } };
  }
  if (!words) return { model: {} };
  const { place, others, isCorrected, isUnknownPostcode } = lookUp(words, finder.home, gazetteer());
  return {
    place,
    model: {
      ...(place && { near: { ...placeModel(place, finder), isCorrected } }),
      others: others.map((other) => placeModel(other, finder)),
      placeProblem: place
        ? undefined
        : others.length > 0
          ? 'several'
          : isUnknownPostcode
            ? 'postcode'
            : 'unknown',
    },
  };
}

function placeModel({ name, region, country, postcode, isArea }: Place, finder: Finder): Model {
  const words = postcode ? `${country} ${postcode}` : [name, region, country].filter(Boolean).join(', ');
  return {
    name,
    region: region === name ? undefined : region,
    country,
    isAbroad: country !== finder.home,
    postcode,
    isArea,
    link: finderLink(finder, { place: words, dealer: undefined, country: undefined }),
  };
}
