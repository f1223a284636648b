import { gazetteer, type Place } from '../../geography/api/places';
import type { Point } from '../../geography/api/distance';
import { drawMap, type DrawnMap } from '../../geography/api/map';
import type { Model } from '../../../core/exporter/Exporter';
import { MAX_ZOOM } from './asked';
import type { FoundDealer } from './find-dealers';
import { finderLink, type Finder } from './Finder';
import { clustered, NEAR, type Cluster } from './map-clusters';

/** How far a step moves the map, as a share of its size. */
const STEP = 0.4;

/**
 * The map of a list: its numbered dealers, the place from which distances are measured, and the addresses of the same list
 * with the map moved. Undefined for an empty list.
 */
export function finderMap(
  dealers: readonly FoundDealer[],
  place: Place | undefined,
  finder: Finder,
): Model | undefined {
  if (dealers.length === 0) return undefined;
  const { asked, home } = finder;
  const { zoom, centre } = asked;
  const points = dealers.map(({ dealer }) => dealer.point);
  const map = drawMap({ points: place ? [...points, place.point] : points, home, zoom, centre }, gazetteer());
  const { width, height } = map;
  const pins = dealers.map(({ dealer }, index) => ({
    number: index + 1,
    id: dealer.slug,
    ...map.at(dealer.point),
  }));
  const seen = pins.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const groups = clustered(seen);
  const step = (x: number, y: number) =>
    mapLink(finder, zoom, map.pointAt(width * (0.5 + x * STEP), height * (0.5 + y * STEP)));
  return {
    width,
    height,
    home: map.home,
    land: map.land,
    towns: map.towns.map((town) => ({ ...town })),
    total: dealers.length,
    pins: groups.flatMap(({ pins: own }) => (own.length === 1 ? own.map((pin) => ({ ...pin })) : [])),
    clusters: groups
      .filter(({ pins: own }) => own.length > 1)
      .map((group) => clusterModel(group, map, finder)),
    here: place && { ...map.at(place.point) },
    nearer: mapLink(finder, zoom + 1, centre),
    further: mapLink(finder, zoom - 1, centre),
    north: step(0, -1),
    east: step(1, 0),
    south: step(0, 1),
    west: step(-1, 0),
    corners: [...map.pointAt(0, 0), ...map.pointAt(width, height)],
  };
}

/** Links to a zoom level at which its dealers are apart; if there is none, to the first of them. */
function clusterModel({ pins, x, y, spread }: Cluster, map: DrawnMap, finder: Finder): Model {
  const steps = Math.max(1, Math.ceil(Math.log2(NEAR / Math.max(spread, 1))));
  const zoom = Math.min(finder.asked.zoom + steps, MAX_ZOOM);
  const isApart = spread * 2 ** (zoom - finder.asked.zoom) >= NEAR;
  return {
    x,
    y,
    numbers: pins.map(({ number }) => number),
    id: pins[0].id,
    link: isApart ? mapLink(finder, zoom, map.pointAt(x, y)) : undefined,
  };
}

/** The same list with another map section; undefined beyond the last zoom level. */
const mapLink = (finder: Finder, zoom: number, centre: Point | undefined): Model | undefined =>
  Math.abs(zoom) > MAX_ZOOM || finder.context.services?.isStatic
    ? undefined
    : finderLink(
        finder,
        {
          zoom: zoom === 0 ? undefined : String(zoom),
          centre: centre?.map((degrees) => degrees.toFixed(3)).join(','),
        },
        `${finder.shop.id}-map`,
      );
