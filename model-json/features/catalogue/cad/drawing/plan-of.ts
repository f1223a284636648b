import type { ViewName } from '../kernel/project-views';
import type { Connection, Point, Shape } from '../shapes/Shape';
import { boundsOf } from '../shapes/bounds';
import { across, type Drawn, upwards } from './dimension';
import { marksOf } from './marks';
import { extentOf } from './extent-of';
import type { Plan, PlanCircle, PlanLine, PlanText, Spot } from './Plan';

/** ISO 5455. */
const SCALES = [10, 5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100];

/** Paper millimetres: space for dimensions beside a view, and between two lines of dimensions. */
const [BESIDE, STEP, BETWEEN] = [9, 7, 18] as const;

/** The number beside the line of a height. */
const LETTERING = 4;

/** How far a mark, and the extension line of a dimension, stand out. */
const [MARK, OVERSHOOT] = [9, 2] as const;

/** The most heights of connections with a dimension of their own; the table has all. */
const MOST_HEIGHTS = 4;

export interface PlanOptions {
  readonly paper: Spot;
  /** The part of the paper for views. */
  readonly field: { readonly from: Spot; readonly to: Spot };
  readonly isThirdAngle: boolean;
  /** @param value mm */
  readonly number: (value: number) => string;
}

type LaidOut = Omit<Plan, 'views'> & {
  readonly views: readonly { readonly name: ViewName; readonly at: Spot }[];
};

/** Where views, dimensions and marks of a shape are on the paper, in the largest standard scale that fits. */
export function planOf(shape: Shape, { paper, field, isThirdAngle, number }: PlanOptions): LaidOut {
  const { from, to } = boundsOf(shape.parts);
  const [length, width, height] = shape.size;
  const heights = heightsOf(shape);
  const beside = OVERSHOOT + (heights.length > 0 ? BESIDE + STEP * (heights.length - 1) : 0);
  const [roomX, roomY] = [field.to[0] - field.from[0], field.to[1] - field.from[1]];
  // Below the lower view, there is a dimension if it is the front; else, at most a mark.
  const below = isThirdAngle ? BESIDE + OVERSHOOT : shape.connections.length > 0 ? MARK : 0;
  const needs = (scale: number): Spot => [
    BESIDE + LETTERING + (length + width) * scale + BETWEEN + beside,
    MARK + (height + width) * scale + BETWEEN + below,
  ];
  const fits = (scale: number) => needs(scale)[0] <= roomX && needs(scale)[1] <= roomY;
  const scale = SCALES.find(fits) ?? 1 / 200;
  const [needX, needY] = needs(scale);
  const left = field.from[0] + (roomX - needX) / 2 + BESIDE + LETTERING;
  const upper = field.from[1] + (roomY - needY) / 2 + MARK;
  const frontTop = isThirdAngle ? upper + width * scale + BETWEEN : upper;
  const planTop = isThirdAngle ? upper : upper + height * scale + BETWEEN;
  const sideLeft = left + length * scale + BETWEEN;
  const frontAt: Spot = [left - from[0] * scale, frontTop + to[2] * scale];
  const planAt: Spot = [frontAt[0], planTop + to[1] * scale];
  // From the left, the front is on the right; from the right, on the left.
  const sideAt: Spot = [sideLeft + (isThirdAngle ? -from[1] : to[1]) * scale, frontAt[1]];
  const side = ([, y, z]: Point): Spot => [
    sideAt[0] + (isThirdAngle ? y : -y) * scale,
    sideAt[1] - z * scale,
  ];
  const front = ([x, , z]: Point): Spot => [frontAt[0] + x * scale, frontAt[1] - z * scale];
  const plan = ([x, y]: Point): Spot => [planAt[0] + x * scale, planAt[1] - y * scale];

  const [floor, roof] = [front(from)[1], front(to)[1]];
  const [west, east] = [front(from)[0], front(to)[0]];
  const [sideWest, sideEast] = [sideLeft, sideLeft + width * scale];
  const drawn: Drawn[] = [
    across([west, east], floor + BESIDE, [floor, floor], number(length)),
    upwards([floor, roof], west - BESIDE, [west, west], number(height)),
    across([sideWest, sideEast], floor + BESIDE, [floor, floor], number(width)),
    ...heights.map((at, index) =>
      upwards([floor, side(at)[1]], sideEast + BESIDE + index * STEP, [sideEast, side(at)[0]], number(at[2])),
    ),
  ];
  const marks = [
    ...marksOf(shape.connections.map(({ at, towards }) => [front(at), [towards[0], -towards[2]]])),
    ...marksOf(shape.connections.map(({ at, towards }) => [plan(at), [towards[0], -towards[1]]])),
  ];
  const lines: PlanLine[] = [...drawn.flatMap((each) => each.lines), ...marks.map(({ line }) => line)];
  const texts: PlanText[] = [...drawn.flatMap((each) => each.texts), ...marks.map(({ text }) => text)];
  const circles: PlanCircle[] = marks.map(({ circle }) => circle);
  return {
    paper,
    scale,
    isThirdAngle,
    extent: extentOf(lines, circles, [[west, floor], [east, roof], [sideEast, roof], plan(from), plan(to)]),
    views: [
      { name: 'front', at: frontAt },
      { name: 'plan', at: planAt },
      { name: isThirdAngle ? 'right' : 'left', at: sideAt },
    ],
    lines,
    texts,
    circles,
  };
}

/** Points at the heights of connections, each height once, lowest first. */
function heightsOf({ connections }: Shape): Point[] {
  const threaded = connections.filter(
    ({ name, at }: Connection) => !name.startsWith('cooling-air') && at[2] > 1,
  );
  const byHeight = new Map(threaded.map(({ at }) => [Math.round(at[2]), at]));
  return [...byHeight.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, at]) => at)
    .slice(0, MOST_HEIGHTS);
}
