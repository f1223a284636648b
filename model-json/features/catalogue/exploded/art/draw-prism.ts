import type { Flat, Prism, Stroke } from './Art';
import { closed, hullOf, nearness, open, placed, project, SEEN, type Spot } from './project';

/** Cosine of the angle from which on an edge is drawn as one: 25°. */
const SHARP = Math.cos((25 * Math.PI) / 180);

/** Draws a plate or bar: its silhouette, the edges between sides that are seen, and the face that is seen. */
export function drawPrism(art: Prism): Stroke[] {
  const { at, axis, thickness, outline, holes = [], lines = [], isRecess } = art;
  const isForward = SEEN[axis] > 0;
  const [near, far] = isForward ? [thickness, 0] : [0, thickness];
  const spots = (points: readonly Flat[], along: number): Spot[] =>
    points.map((point) => project(placed(point, along, axis, at)));
  const face = spots(outline, near);
  const edges = edgesOf(art).map((point) => open([...spots([point], near), ...spots([point], far)]));
  const cut = holes.map((hole) => closed(spots(hole, near)));
  const depths = holes.map((hole) => wallOf(spots(hole, near), spots(hole, far))).filter(Boolean);
  const drawn = lines.map((line) => open(spots(line, near)));
  return [
    { kind: 'face', d: closed(hullOf([...face, ...spots(outline, far)])) },
    ...(edges.length > 0 ? [{ kind: 'line' as const, d: edges.join('') }] : []),
    { kind: isRecess ? 'tone' : 'face', d: closed(face) },
    ...(cut.length > 0 ? [{ kind: 'tone' as const, d: cut.join('') }] : []),
    ...(depths.length > 0 ? [{ kind: 'line' as const, d: depths.join('') }] : []),
    ...(drawn.length > 0 ? [{ kind: 'line' as const, d: drawn.join('') }] : []),
  ];
}

/** Corners between two sides that are both seen. */
function edgesOf({ axis, outline }: Prism): Flat[] {
  const area = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const sign = Math.sign(area);
  const normals = outline.map(([x, y], index): Flat => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(sign * (nextY - y)) / length, (-sign * (nextX - x)) / length];
  });
  const isSeen = (normal: Flat) => nearness(placed(normal, 0, axis, [0, 0, 0])) > 1e-6;
  return outline.filter((_, index) => {
    const [before, after] = [normals.at(index - 1), normals[index]];
    if (!before || !after || !isSeen(before) || !isSeen(after)) return false;
    return before[0] * after[0] + before[1] * after[1] < SHARP;
  });
}

/** What one sees of the far edge of a hole: the runs of it inside the near edge. */
function wallOf(near: readonly Spot[], far: readonly Spot[]): string {
  const fine = far.flatMap(([x, y], index) => {
    const [nextX, nextY] = far[(index + 1) % far.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share): Spot => [x + (nextX - x) * share, y + (nextY - y) * share]);
  });
  const inside = fine.map((spot) => isWithin(spot, near));
  if (inside.every(Boolean)) return closed(far);
  const start = inside.findIndex((is, index) => is && !inside.at(index - 1));
  if (start < 0) return '';
  const runs: Spot[][] = [];
  for (let index = 0; index < fine.length; index++) {
    const at = (start + index) % fine.length;
    const spot = fine[at];
    if (!spot || !inside[at]) continue;
    if (index === 0 || !inside.at(at - 1)) runs.push([]);
    runs.at(-1)?.push(spot);
  }
  return runs
    .filter(({ length }) => length > 1)
    .map(open)
    .join('');
}

/** Whether a spot is inside a polygon (crossing number). */
function isWithin([x, y]: Spot, polygon: readonly Spot[]): boolean {
  return polygon.reduce((is, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !is : is;
  }, false);
}
