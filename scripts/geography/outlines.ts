import { readJson } from './packages';

type Pair = readonly [number, number];

interface Topology {
  readonly transform: { readonly scale: Pair; readonly translate: Pair };
  readonly arcs: readonly (readonly Pair[])[];
  readonly objects: {
    readonly countries: { readonly geometries: readonly Geometry[] };
  };
}

type Ring = readonly number[];

type Geometry = { readonly id?: string } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly Ring[])[] }
  | { readonly type: undefined }
);

/** ISO 3166-1 numbers of the countries that maps highlight. */
const CODES: Readonly<Record<string, string>> = {
  '826': 'GB',
  '124': 'CA',
  '756': 'CH',
  '276': 'DE',
  '250': 'FR',
  '840': 'US',
  '724': 'ES',
};

/** The extent of the maps: [west, south, east, north], and the maximum deviation of a line from the source, in degrees. */
const WINDOWS = [
  { scale: '10m', box: [-20, 26, 22, 61.5], stray: 0.012 },
  { scale: '50m', box: [-172, 14, -50, 73], stray: 0.03 },
] as const;

/** Coordinates are stored as integers, in 1/200 of a degree. */
const GRID = 200;
/** Smaller rings would only be a dot; in degrees. */
const DOT = 0.05;

/** Lines `country x y dx dy …` in 1/200 of a degree, east and north, one ring each; `-` for other countries. */
export const makeOutlines = (folder: string): string[] =>
  WINDOWS.flatMap(({ scale, box, stray }) => {
    const topology = readJson<Topology>(folder, `world-atlas/countries-${scale}.json`);
    const arcs = topology.arcs.map((arc) => simplified(decoded(arc, topology.transform), stray));
    return topology.objects.countries.geometries.flatMap((geometry) =>
      ringsOf(geometry)
        .map((ring) => joined(ring, arcs))
        .filter((points) => touches(points, box))
        .map((points) => [CODES[geometry.id ?? ''] ?? '-', ...deltas(points)].join(' ')),
    );
  });

function ringsOf(geometry: Geometry): readonly Ring[] {
  if (geometry.type === 'Polygon') return geometry.arcs;
  return geometry.type === 'MultiPolygon' ? geometry.arcs.flat() : [];
}

/** TopoJSON stores integers, each as the difference from the previous one. */
function decoded(arc: readonly Pair[], { scale, translate }: Topology['transform']): Pair[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Ramer–Douglas–Peucker. Arcs are shared, so that neighbours keep a common border. */
function simplified(points: readonly Pair[], stray: number): Pair[] {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last || rest.length === 0) return [...points];
  let far = 0;
  let at = 0;
  for (const [index, point] of rest.entries()) {
    const away = distance(point, first, last);
    if (away > far) [far, at] = [away, index + 1];
  }
  if (far <= stray) return [first, last];
  return [...simplified(points.slice(0, at + 1), stray), ...simplified(points.slice(at), stray).slice(1)];
}

function distance([x, y]: Pair, [x1, y1]: Pair, [x2, y2]: Pair): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function joined(ring: Ring, arcs: readonly (readonly Pair[])[]): Pair[] {
  return ring.flatMap((index) => arcAt(arcs, index).slice(1));
}

/** An arc; with a negative index, of the complement, in the opposite direction. */
function arcAt(arcs: readonly (readonly Pair[])[], index: number): readonly Pair[] {
  const arc = arcs[index < 0 ? ~index : index];
  if (!arc) throw new RangeError(`The map has no arc ${index}`);
  return index < 0 ? arc.toReversed() : arc;
}

function touches(
  points: readonly Pair[],
  [west, south, east, north]: readonly [number, number, number, number],
) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (
    points.length > 2 &&
    Math.max(right - left, high - low) > DOT &&
    right > west &&
    left < east &&
    high > south &&
    low < north
  );
}

function deltas(points: readonly Pair[]): number[] {
  let [px, py] = [0, 0];
  return points.flatMap(([lon, lat]) => {
    const [x, y] = [Math.round(lon * GRID), Math.round(lat * GRID)];
    const step = [x - px, y - py];
    [px, py] = [x, y];
    return step;
  });
}
