import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './distance';
import type { Box, Gazetteer } from './Gazetteer';

/** A map in whole pixels, with the top left at 0, 0. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the home country, and of all others. */
  readonly home: string;
  readonly land: string;
  /** The largest towns, as many as fit. */
  readonly towns: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  at(point: Point): { readonly x: number; readonly y: number };
  /** The point at x, y. */
  pointAt(x: number, y: number): Point;
}

export interface MapOptions {
  /** Points that must be visible. */
  readonly points: readonly Point[];
  /** ISO 3166-1, upper case. */
  readonly home: string;
  /** Zoom levels; each doubles the scale. @default 0 */
  readonly zoom?: number;
  /** The centre of the map. @default the middle of the points */
  readonly centre?: Point | undefined;
}

interface Ring {
  readonly country: string;
  /** Alternating degrees east and north. */
  readonly points: Float32Array;
  readonly box: Box;
}

const WIDTH = 720;
const HEIGHT = 600;
/** Coordinates are stored in 1/200 of a degree (`scripts/geography/outlines.ts`). */
const GRID = 200;
/** Minimum width, degrees: outlines have no more detail. */
const LEAST_SPAN = 0.5;
/** Margin around the points. */
const MARGIN = 0.16;
/** Lines are clipped this far outside the frame, px, so that the clipping is invisible. */
const BLEED = 6;
/** Minimum length of a line segment, px. */
const STEP = 3;
/** Space for a town's name, px. */
const LABEL = [130, 40] as const;
const MOST_TOWNS = 9;
const EDGE = 24;
/** Frames in memory: most visitors look at a whole country. A frame takes some 30 KB. */
const MOST_FRAMES = 24;

type XY = readonly [number, number];

/** Mercator: north is up, and towns and coasts have their familiar shapes. */
const north = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const latitude = (y: number) => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;

/** Draws the part of the world that contains the points. */
export function drawMap({ points, home, zoom = 0, centre }: MapOptions, gazetteer: Gazetteer): DrawnMap {
  const xs = points.map(([, lon]) => lon);
  const ys = points.map(([lat]) => north(lat));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, top] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max((east - west) / WIDTH, (top - south) / HEIGHT) * (1 + 2 * MARGIN);
  const degree = Math.max(needed, LEAST_SPAN / WIDTH) * 2 ** -zoom;
  const left = (centre?.[1] ?? (west + east) / 2) - (degree * WIDTH) / 2;
  const upper = (centre ? north(centre[0]) : (south + top) / 2) + (degree * HEIGHT) / 2;
  const project = (lon: number, lat: number): XY => [(lon - left) / degree, (upper - north(lat)) / degree];
  const box: Box = [left, latitude(upper - degree * HEIGHT), left + degree * WIDTH, latitude(upper)];

  const at = ([lat, lon]: Point) => {
    const [x, y] = project(lon, lat);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const land = kept(`${home} ${left} ${upper} ${degree}`, gazetteer, () => {
    const drawn = rings()
      .filter((ring) => overlaps(ring.box, box))
      .map(({ country, points: ring }) => ({ isHome: country === home, path: pathOf(ring, project) }));
    const paths = (isHome: boolean) =>
      drawn.flatMap(({ isHome: own, path }) => (own === isHome ? path : '')).join('');
    return { home: paths(true), land: paths(false), towns: townsIn(box, at, gazetteer) };
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ...land,
    at,
    pointAt: (x, y) => [latitude(upper - y * degree), left + x * degree],
  };
}

type Land = Pick<DrawnMap, 'home' | 'land' | 'towns'>;

const frames = new WeakMap<Gazetteer, Map<string, Land>>();

/** What does not depend on the dealers in a frame, drawn once. */
function kept(frame: string, gazetteer: Gazetteer, draw: () => Land): Land {
  const known = frames.get(gazetteer) ?? new Map<string, Land>();
  frames.set(gazetteer, known);
  const land = known.get(frame) ?? draw();
  known.delete(frame);
  known.set(frame, land);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_FRAMES) break;
    known.delete(oldest);
  }
  return land;
}

let known: readonly Ring[] | undefined;

function rings(): readonly Ring[] {
  known ??= readFileSync(join(__dirname, 'data/outlines.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [country = '', ...numbers] = line.split(' ');
      const points = new Float32Array(numbers.length);
      let [x, y, w, s, e, n] = [0, 0, 360, 90, -360, -90];
      for (let index = 0; index < numbers.length; index += 2) {
        x += Number(numbers[index]);
        y += Number(numbers[index + 1]);
        points[index] = x / GRID;
        points[index + 1] = y / GRID;
        [w, e] = [Math.min(w, x / GRID), Math.max(e, x / GRID)];
        [s, n] = [Math.min(s, y / GRID), Math.max(n, y / GRID)];
      }
      return { country, points, box: [w, s, e, n] as const };
    });
  return known;
}

const overlaps = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** A ring clipped to the frame, with as few points as whole pixels need. */
function pathOf(ring: Float32Array, project: (lon: number, lat: number) => XY): string {
  const corners: XY[] = [];
  for (let index = 0; index < ring.length; index += 2) corners.push(project(ring[index]!, ring[index + 1]!));
  const cut = clipped(corners);
  let path = '';
  let [px, py] = [0, 0];
  for (const corner of cut) {
    const [x, y] = [Math.round(corner[0]), Math.round(corner[1])];
    if (path && Math.abs(x - px) + Math.abs(y - py) < STEP) continue;
    path += path ? `l${x - px} ${y - py}` : `M${x} ${y}`;
    [px, py] = [x, y];
  }
  return path.includes('l') ? `${path.replaceAll(' -', '-')}z` : '';
}

/** Sutherland–Hodgman: clips a polygon to the frame. */
function clipped(polygon: readonly XY[]): readonly XY[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, -BLEED, 1],
    [0, WIDTH + BLEED, -1],
    [1, -BLEED, 1],
    [1, HEIGHT + BLEED, -1],
  ];
  return sides.reduce<readonly XY[]>((corners, [axis, limit, sign]) => {
    const inside = (corner: XY) => (corner[axis] - limit) * sign >= 0;
    return corners.flatMap((corner, index) => {
      // The corner before the first is the last.
      const before = corners.at(index - 1) ?? corner;
      if (inside(corner) === inside(before)) return inside(corner) ? [corner] : [];
      const share = (limit - before[axis]) / (corner[axis] - before[axis]);
      const crossing: XY = [
        before[0] + share * (corner[0] - before[0]),
        before[1] + share * (corner[1] - before[1]),
      ];
      return inside(corner) ? [crossing, corner] : [crossing];
    });
  }, polygon);
}

function townsIn(box: Box, at: DrawnMap['at'], gazetteer: Gazetteer): DrawnMap['towns'] {
  const towns: { name: string; x: number; y: number }[] = [];
  for (const { name, point } of gazetteer.within(box)) {
    if (towns.length === MOST_TOWNS) break;
    const { x, y } = at(point);
    const isInside = x > EDGE && x < WIDTH - LABEL[0] && y > EDGE && y < HEIGHT - EDGE;
    const isFree = towns.every((town) => Math.abs(town.x - x) > LABEL[0] || Math.abs(town.y - y) > LABEL[1]);
    if (isInside && isFree) towns.push({ name, x, y });
  }
  return towns;
}
