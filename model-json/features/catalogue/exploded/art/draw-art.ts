import type { Bounds } from '../../cad/shapes/bounds';
import type { Point } from '../../cad/shapes/Shape';
import type { Art, Stroke, Tube } from './Art';
import { drawPrism } from './draw-prism';
import { drawTurned } from './draw-turned';
import { open, placed, project } from './project';

/** Draws one solid as paths in the units of its model; the first is behind the others. */
export function drawArt(art: Art): Stroke[] {
  if (art.type === 'turned') return drawTurned(art);
  return art.type === 'prism' ? drawPrism(art) : drawTube(art);
}

function drawTube({ points, diameter }: Tube): Stroke[] {
  const d = open(points.map(project));
  return [
    { kind: 'tube', d, width: diameter },
    { kind: 'core', d, width: diameter },
  ];
}

/** The smallest upright block around a solid. */
export function boundsOfArt(art: Art): Bounds {
  const points = cornersOf(art);
  const of = (pick: (...values: number[]) => number): Point => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ];
  return { from: of(Math.min), to: of(Math.max) };
}

/** Points that no part of a solid reaches beyond, along any axis. */
export function cornersOf(art: Art): Point[] {
  if (art.type === 'tube') {
    const reach = art.diameter / 2;
    return art.points.flatMap(([x, y, z]): Point[] => [
      [x - reach, y - reach, z - reach],
      [x + reach, y + reach, z + reach],
    ]);
  }
  if (art.type === 'prism')
    return art.outline.flatMap((point) => [
      placed(point, 0, art.axis, art.at),
      placed(point, art.thickness, art.axis, art.at),
    ]);
  return art.profile.flatMap(([along, radius]) =>
    [-1, 1].flatMap((across) =>
      [-1, 1].map((up) => placed([across * radius, up * radius], along, art.axis, art.at)),
    ),
  );
}

/** The same somewhere else. */
export function movedArt(art: Art, by: Point): Art {
  const add = ([x, y, z]: Point): Point => [x + by[0], y + by[1], z + by[2]];
  return art.type === 'tube' ? { ...art, points: art.points.map(add) } : { ...art, at: add(art.at) };
}
