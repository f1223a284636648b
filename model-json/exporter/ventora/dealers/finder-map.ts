import { gazetteer, type Place } from '../../../geography/Gazetteer';
import { drawMap } from '../../../geography/draw-map';
import type { Model } from '../../Exporter';
import type { FoundDealer } from './find-dealers';
import { finderLink, type Finder } from './Finder';

const MOST_STEPS = 4;

/** The map of a list: its dealers by their numbers, and where distances are measured from. Undefined for an empty list. */
export function finderMap(
  dealers: readonly FoundDealer[],
  place: Place | undefined,
  finder: Finder,
): Model | undefined {
  if (dealers.length === 0) return undefined;
  const { asked, home } = finder;
  const points = dealers.map(({ dealer }) => dealer.point);
  const map = drawMap(
    { points: place ? [...points, place.point] : points, home, zoom: asked.zoom },
    gazetteer(),
  );
  const step = (zoom: number) =>
    Math.abs(zoom) > MOST_STEPS
      ? undefined
      : finderLink(finder, { zoom: zoom === 0 ? undefined : String(zoom) });
  return {
    width: map.width,
    height: map.height,
    home: map.home,
    land: map.land,
    towns: map.towns.map((town) => ({ ...town })),
    pins: dealers.map(({ dealer }, index) => ({
      number: index + 1,
      id: dealer.slug,
      ...map.at(dealer.point),
    })),
    here: place && { ...map.at(place.point) },
    nearer: step(asked.zoom + 1),
    further: step(asked.zoom - 1),
  };
}
