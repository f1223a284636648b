import type { Axis, ProfilePoint, Stroke, Turned } from './Art';
import { closed, hullOf, nearness, open, pair, placed, project, SEEN, short, type Spot } from './project';

/** Half axes of a circle of radius 1 in an isometric view, across one of the axes. */
const [MAJOR, MINOR] = [Math.sqrt(1.5), Math.sqrt(0.5)] as const;

/** Degrees by which the long axis of a circle's ellipse is turned. */
const TURN = { x: -60, y: 60, z: 0 } as const;

/** Draws what is turned, the far end first: each nearer part hides what is behind it. */
export function drawTurned(art: Turned): Stroke[] {
  const { profile, axis, isSmooth, hole } = art;
  const points = SEEN[axis] > 0 ? profile : profile.toReversed();
  const last = points.at(-1);
  const strokes = isSmooth ? smooth(art, points) : stepped(art, points);
  if (!last) return [];
  const end = last[1] > 0 && !isSmooth ? [circle(art, last)] : [];
  return [...strokes, ...seamsOf(art), ...pleatsOf(art), ...end, ...(hole ? boreOf(art, last, hole) : [])];
}

function stepped(art: Turned, points: readonly ProfilePoint[]): Stroke[] {
  return points.slice(1).flatMap((to, index): Stroke[] => {
    const from = points[index] ?? to;
    // A step up or down: a face across the axis, drawn as a circle.
    if (from[0] === to[0]) return [circle(art, from[1] > to[1] ? from : to)];
    return [{ kind: 'face', d: coneOf(art, from, to) }];
  });
}

/** The outline of a cylinder or cone: two ellipses and their common tangents, found where the ellipses are circles. */
function coneOf(art: Turned, from: ProfilePoint, to: ProfilePoint): string {
  const { at, axis } = art;
  const [one, two] = [from, to].map(([along]) => project(placed([0, 0], along, axis, at)));
  if (!one || !two) return '';
  const angle = (TURN[axis] * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const distance = ((two[1] - one[1]) * cos - (two[0] - one[0]) * sin) / MINOR;
  const [sign, far] = [Math.sign(distance), Math.abs(distance)];
  const slope = (from[1] - to[1]) / far;
  if (Math.abs(slope) >= 1) return circle(art, from[1] > to[1] ? from : to).d;
  const across = Math.sqrt(1 - slope * slope);
  const spot = ([x, y]: Spot, radius: number, side: 1 | -1): Spot => {
    const [major, minor] = [radius * side * across * MAJOR, radius * sign * slope * MINOR];
    return [x + major * cos - minor * sin, y + major * sin + minor * cos];
  };
  const arc = (radius: number, isLarge: boolean, end: Spot) =>
    `A${short(MAJOR * radius)} ${short(MINOR * radius)} ${TURN[axis]} ${isLarge ? 1 : 0} ${sign > 0 ? 0 : 1} ${pair(end)}`;
  return `M${pair(spot(one, from[1], 1))}${arc(from[1], slope > 0, spot(one, from[1], -1))}L${pair(spot(two, to[1], -1))}${arc(to[1], slope < 0, spot(two, to[1], 1))}Z`;
}

const smooth = (art: Turned, points: readonly ProfilePoint[]): Stroke[] => [
  { kind: 'face', d: closed(hullOf(points.flatMap((point) => ring(art, point)))) },
];

/** Points of a circle around the axis. */
function ring({ at, axis }: Turned, [along, radius]: ProfilePoint, corners = 30): Spot[] {
  return Array.from({ length: radius > 0 ? corners : 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return project(placed([radius * Math.cos(angle), radius * Math.sin(angle)], along, axis, at));
  });
}

function circle({ at, axis }: Turned, [along, radius]: ProfilePoint, kind: Stroke['kind'] = 'face'): Stroke {
  const [x, y] = project(placed([0, 0], along, axis, at));
  const angle = (TURN[axis] * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * MAJOR * radius, Math.sin(angle) * MAJOR * radius];
  const arc = (toX: number, toY: number) =>
    `A${short(MAJOR * radius)} ${short(MINOR * radius)} ${TURN[axis]} 1 1 ${short(toX)} ${short(toY)}`;
  const d = `M${short(x - dx)} ${short(y - dy)}${arc(x + dx, y + dy)}${arc(x - dx, y - dy)}Z`;
  return { kind, d };
}

/** A hole in the end that is seen, with as much of its depth as one sees. */
function boreOf(art: Turned, [along]: ProfilePoint, radius: number): Stroke[] {
  const depth = radius * 0.5 * SEEN[art.axis];
  const middle = project(placed([0, 0], along, art.axis, art.at));
  const inner = ring(art, [along - depth, radius]);
  const seen = inner.filter((spot) => isInside(art, spot, middle, radius * 0.995));
  return [
    circle(art, [along, radius], 'tone'),
    ...(seen.length > 2 ? [{ kind: 'line' as const, d: open(inOrder(seen, inner)) }] : []),
  ];
}

function isInside({ axis }: Turned, [x, y]: Spot, [middleX, middleY]: Spot, radius: number): boolean {
  const angle = (TURN[axis] * Math.PI) / 180;
  const [dx, dy] = [x - middleX, y - middleY];
  const across = (dx * Math.cos(angle) + dy * Math.sin(angle)) / MAJOR;
  const along = (dy * Math.cos(angle) - dx * Math.sin(angle)) / MINOR;
  return Math.hypot(across, along) < radius;
}

/** A run of a ring's points that may go over its beginning. */
function inOrder(seen: readonly Spot[], all: readonly Spot[]): Spot[] {
  const start = all.findIndex(
    (spot, index) => seen.includes(spot) && !seen.includes(all.at(index - 1) ?? spot),
  );
  const turned = [...all.slice(Math.max(0, start)), ...all.slice(0, Math.max(0, start))];
  return turned.filter((spot) => seen.includes(spot));
}

/** Lines along the side that is seen. */
function pleatsOf(art: Turned): Stroke[] {
  const { pleats, axis, at } = art;
  if (!pleats) return [];
  const { from, to, radius, count } = pleats;
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (facing(cos, sin, axis) < 0.12) return '';
    const spot = (along: number) => project(placed([radius * cos, radius * sin], along, axis, at));
    return open([spot(from), spot(to)]);
  });
  return [{ kind: 'line', d: lines.join('') }];
}

/** How much a place on the outside of a round body faces the viewer; negative behind. */
const facing = (cos: number, sin: number, axis: Axis): number =>
  nearness(placed([cos, sin], 0, axis, [0, 0, 0]));

function seamsOf({ seams = [], axis, at }: Turned): Stroke[] {
  const lines = seams.map(([along, radius]) => {
    // The near half begins where the outside turns away from the viewer.
    const start = { x: Math.PI * 0.25, y: -Math.PI * 0.25, z: -Math.PI * 0.75 }[axis];
    return open(
      Array.from({ length: 25 }, (_, step) => {
        const angle = start + (step * Math.PI) / 24;
        return project(placed([radius * Math.cos(angle), radius * Math.sin(angle)], along, axis, at));
      }),
    );
  });
  return lines.length > 0 ? [{ kind: 'line', d: lines.join('') }] : [];
}
