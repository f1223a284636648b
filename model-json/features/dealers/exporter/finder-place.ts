import { gazetteer, lookUp, type Place } from '../../geography/api/places';
import type { Model } from '../../../core/exporter/Exporter';
import { finderLink, type Finder } from './Finder';

/** The place from which distances are measured, and alternatives for the typed place. */
export interface FoundPlace {
  readonly place?: Place;
  readonly model: Model;
}

/** No point of the countries is further from the nearest town than this, km; a position that is must be abroad. */
const NEAREST_KM = 60;

/** Resolves the place or the position in an address. */
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
