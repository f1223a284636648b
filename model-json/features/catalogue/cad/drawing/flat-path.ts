/** A point of a polyline; `bulge` bends the line to the next one to an arc (DXF: tangent of a quarter of its angle). */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

/** Lines for each curve that is no part of a circle. */
const STEPS = 12;

/** An SVG path of absolute commands as polylines; parts of circles stay what they are. */
export function flatPath(path: string): PathPoint[][] {
  const lines: PathPoint[][] = [];
  let line: PathPoint[] = [];
  for (const [, command = '', words = ''] of path.matchAll(/([MLAQCZ])([^MLAQCZ]*)/g)) {
    const values = words
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const last = line.at(-1);
    if (command === 'M') lines.push((line = [at(values[0], values[1])]));
    else if (command === 'Z') line.push(at(line[0]?.x, line[0]?.y));
    else if (last) line.splice(-1, 1, ...drawn(command, last, values));
  }
  return lines.filter(({ length }) => length > 1);
}

const at = (x = 0, y = 0, bulge = 0): PathPoint => ({ x, y, bulge });

function drawn(command: string, from: PathPoint, values: readonly number[]): PathPoint[] {
  const [a = 0, b = 0, , large = 0, sweep = 0] = values;
  const to = at(values.at(-2), values.at(-1));
  if (command === 'A')
    return Math.abs(a - b) < 1e-4 * a
      ? [at(from.x, from.y, bulgeOf(from, to, a, large === 1, sweep === 1)), to]
      : ellipse(from, to, values);
  if (command === 'L') return [at(from.x, from.y), to];
  const poles = [from, ...pairs(values)];
  return Array.from({ length: STEPS + 1 }, (_, step) => bezier(poles, step / STEPS));
}

function bulgeOf(from: PathPoint, to: PathPoint, radius: number, isLarge: boolean, isSweep: boolean): number {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const small = 2 * Math.asin(Math.min(1, chord / (2 * radius)));
  const angle = isLarge ? 2 * Math.PI - small : small;
  return Math.tan(angle / 4) * (isSweep ? 1 : -1);
}

/** An arc of an ellipse as lines (SVG 2, B.2.4). */
function ellipse(from: PathPoint, to: PathPoint, values: readonly number[]): PathPoint[] {
  const [rx = 1, ry = 1, degrees = 0, large = 0, sweep = 0] = values;
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const ratio = (a * b) ** 2 / ((a * y) ** 2 + (b * x) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, ratio)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * a * y) / b, (-factor * b * x) / a];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  let angle = Math.atan2((-y - cy) / b, (-x - cx) / a) - start;
  if (sweep === 1 && angle < 0) angle += 2 * Math.PI;
  if (sweep === 0 && angle > 0) angle -= 2 * Math.PI;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const now = start + (angle * step) / STEPS;
    const [px, py] = [a * Math.cos(now) + cx, b * Math.sin(now) + cy];
    return at(cos * px - sin * py + (from.x + to.x) / 2, sin * px + cos * py + (from.y + to.y) / 2);
  });
}

const pairs = (values: readonly number[]): PathPoint[] =>
  Array.from({ length: values.length / 2 }, (_, index) => at(values[2 * index], values[2 * index + 1]));

/** De Casteljau. */
function bezier(poles: readonly PathPoint[], share: number): PathPoint {
  const [first] = poles;
  if (poles.length === 1 && first) return at(first.x, first.y);
  const next = poles.slice(1).map((pole, index) => {
    const before = poles[index] ?? pole;
    return at(before.x + (pole.x - before.x) * share, before.y + (pole.y - before.y) * share);
  });
  return bezier(next, share);
}
