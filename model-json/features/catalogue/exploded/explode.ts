import svgpath from 'svgpath';
import { around, middleOf } from '../cad/shapes/bounds';
import type { Point } from '../cad/shapes/Shape';
import type { ShapeFacts } from '../cad/shapes/ShapeFacts';
import type { Art, Stroke } from './art/Art';
import { boundsOfArt, cornersOf, drawArt, movedArt } from './art/draw-art';
import { inDepth } from './art/in-depth';
import { open, project, type Spot } from './art/project';
import { balloonsFor, RADIUS } from './balloons';
import type { DrawnPath, ExplodedView } from './ExplodedView';
import { PARTS, type PartKind } from './library/parts';
import { sceneOf } from './scenes/scene-of';
import type { Place, Scene } from './scenes/Scene';
import { copyStep } from './scenes/stack';
import type { NumberedItem } from './spare-items';

/** Units of the drawing: its width, and what is left free for balloons. */
const WIDTH = 460;
const SIDE = 2 * RADIUS + 14;
const MARGIN = 6;
/** How far inside its outline a leader line ends on a ring, as a share of its width. */
const RIM = 0.04;
/** No drawing is higher than this, so that a phone shows it whole. */
const MOST = 620;

interface Pulled {
  readonly item: NumberedItem;
  readonly arts: readonly Art[];
  /** The first of its copies. */
  readonly first: readonly Art[];
  readonly place: Place;
}

/**
 * Draws a machine pulled apart, with the parts of its parts list in their places and a numbered balloon for each.
 * @returns undefined if its kind is not drawn so, or if nothing of its parts list has a place in it
 */
export function explode(
  facts: ShapeFacts,
  rows: readonly (readonly NumberedItem[])[],
): ExplodedView | undefined {
  const items = rows.flat().filter(({ isAgain }) => !isAgain);
  const scene = sceneOf(facts, items);
  const pulled = scene ? items.flatMap((item) => pulledOut(item, scene)) : [];
  // Oil alone explains nothing.
  if (!scene || pulled.length === 0) return undefined;
  const fit = fitting([...scene.machine, ...pulled.flatMap(({ arts }) => arts)]);
  const parts = pulled.map((each) => ({ ...each, at: fit.spot(leaderOn(each.first)) }));
  const balloons = balloonsFor(parts, WIDTH, fit.height);
  return {
    width: WIDTH,
    height: fit.height,
    machine: drawnIn(fit, scene.machine),
    parts: parts.map(({ item, arts, place, at }, index) => ({
      number: item.number,
      kind: item.kind,
      paths: drawnIn(fit, arts),
      axis: axisOf(place, arts, fit),
      balloon: rounded(balloons[index] ?? at),
      leader: rounded(at),
    })),
  };
}

/** Solids in the scale of the drawing, the far ones first; from point to point, which compresses better. */
const drawnIn = (fit: Fit, arts: readonly Art[]): DrawnPath[] =>
  joined(
    inDepth(arts.map((art) => ({ art, bounds: boundsOfArt(art) }))).flatMap(({ art }) =>
      drawArt(fit.art(art)).map(fit.path),
    ),
  ).map((path) => ({ ...path, d: svgpath(path.d).rel().round(1).toString() }));

function pulledOut(item: NumberedItem, { places, unit }: Scene): Pulled[] {
  const place = places[item.kind];
  if (!place) return [];
  const size = unit * (place.scale ?? 1);
  const one = PARTS[item.kind](place.axis, size);
  const copies = Math.min(item.count, 2);
  const all = Array.from({ length: copies }, (_, copy) => {
    const by = stepOf(item.kind, size, place, copy);
    return one.map((art) => movedArt(art, add(add(place.at, place.by), by)));
  });
  return [{ item, arts: all.flat(), first: all[0] ?? [], place }];
}

/** Where a leader line ends: in the middle of a part, or on the rim of what has a hole there. */
function leaderOn(arts: readonly Art[]): Spot {
  const [only] = arts;
  if (arts.length === 1 && only?.type === 'prism' && only.holes?.length === 1) {
    const rim = cornersOf(only).map(project);
    const [x, y] = rim.reduce((left, spot) => (spot[0] < left[0] ? spot : left));
    return [x + RIM * (Math.max(...rim.map(([each]) => each)) - x), y];
  }
  return project(middleOfAll(arts));
}

/** Copies stand in a row along the way on which the part is pulled out; flat ones behind each other. */
function stepOf(kind: PartKind, size: number, { by, axis }: Place, copy: number): Point {
  const [x, y, z] = by;
  const far = Math.hypot(x, y, z) || 1;
  const step = Math.abs(z) > 0 ? copyStep(kind, size, axis) : size * 1.1;
  return Math.abs(z) > 0
    ? [0, 0, step * copy * Math.sign(z)]
    : [(x / far) * step * copy, (y / far) * step * copy, 0];
}

/** The dashed line from where a part belongs to the part. */
function axisOf({ at, by }: Place, arts: readonly Art[], fit: Fit): string {
  const end = middleOfAll(arts);
  const far = Math.hypot(...by);
  if (far === 0) return '';
  const along: Point = [by[0] / far, by[1] / far, by[2] / far];
  const reach = (end[0] - at[0]) * along[0] + (end[1] - at[1]) * along[1] + (end[2] - at[2]) * along[2];
  return open([
    fit.spot(project(at)),
    fit.spot(project([at[0] + along[0] * reach, at[1] + along[1] * reach, at[2] + along[2] * reach])),
  ]);
}

interface Fit {
  readonly height: number;
  readonly spot: (spot: Spot) => Spot;
  /** A solid in the scale of the drawing. */
  readonly art: (art: Art) => Art;
  readonly path: (stroke: Stroke) => DrawnPath;
}

/** The scale in which everything fits between the balloons. */
function fitting(arts: readonly Art[]): Fit {
  const spots = arts.flatMap((art) => cornersOf(art).map(project));
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  const scale = Math.min((WIDTH - 2 * SIDE) / (right - left), (MOST - 2 * MARGIN) / (bottom - top));
  const height = Math.ceil((bottom - top) * scale + 2 * MARGIN);
  const shift: Spot = [(WIDTH - (right - left) * scale) / 2 - left * scale, MARGIN - top * scale];
  const spot = ([x, y]: Spot): Spot => [x * scale + shift[0], y * scale + shift[1]];
  return {
    height,
    spot,
    art: (art) => scaled(art, scale, shift),
    path: ({ kind, d, width }) => ({ kind, d, ...(width && { width: Math.round(width * 10) / 10 }) }),
  };
}

/** The origin is moved along y and z, which moves the picture to the right and down: paths are whole without a transform. */
function scaled(art: Art, scale: number, [right, down]: Spot): Art {
  // project([0, y, z]) = (y cos 30°, -y sin 30° - z)
  const y = right / Math.cos(Math.PI / 6);
  const z = -down - y / 2;
  const point = (each: Point): Point => [each[0] * scale, each[1] * scale + y, each[2] * scale + z];
  const flat = ([one, two]: readonly [number, number]): [number, number] => [one * scale, two * scale];
  if (art.type === 'tube') return { ...art, points: art.points.map(point), diameter: art.diameter * scale };
  if (art.type === 'prism')
    return {
      ...art,
      at: point(art.at),
      thickness: art.thickness * scale,
      outline: art.outline.map(flat),
      ...(art.holes && { holes: art.holes.map((hole) => hole.map(flat)) }),
      ...(art.lines && { lines: art.lines.map((line) => line.map(flat)) }),
    };
  const { pleats, hole, seams } = art;
  return {
    ...art,
    at: point(art.at),
    profile: art.profile.map(flat),
    ...(hole && { hole: hole * scale }),
    ...(seams && { seams: seams.map(flat) }),
    ...(pleats && {
      pleats: { ...pleats, from: pleats.from * scale, to: pleats.to * scale, radius: pleats.radius * scale },
    }),
  };
}

/** Neighbours of the same kind as one path, where that changes nothing. */
function joined(paths: readonly DrawnPath[]): DrawnPath[] {
  const all: DrawnPath[] = [];
  for (const path of paths) {
    const last = all.at(-1);
    if (last && path.kind === 'line' && last.kind === 'line')
      all.splice(-1, 1, { kind: 'line', d: last.d + path.d });
    else all.push(path);
  }
  return all;
}

const middleOfAll = (arts: readonly Art[]): Point => middleOf(around(arts.map(boundsOfArt)));

const add = ([a, b, c]: Point, [x, y, z]: Point): Point => [a + x, b + y, c + z];

const rounded = ([x, y]: Spot): Spot => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
