import { LETTERS, type PlanLine, type PlanText, type Spot } from './Plan';

/** Paper millimetres (ISO 129-1). */
const [GAP, OVERSHOOT, ARROW, ARROW_WIDTH] = [1, 1.5, 2.5, 0.8] as const;

export interface Drawn {
  readonly lines: readonly PlanLine[];
  readonly texts: readonly PlanText[];
}

const line = (...points: readonly Spot[]): PlanLine => ({ points });

const arrow = ([x, y]: Spot, [dx, dy]: Spot): PlanLine => ({
  isFilled: true,
  points: [
    [x, y],
    [x - dx * ARROW - dy * ARROW_WIDTH * 0.5, y - dy * ARROW + dx * ARROW_WIDTH * 0.5],
    [x - dx * ARROW + dy * ARROW_WIDTH * 0.5, y - dy * ARROW - dx * ARROW_WIDTH * 0.5],
  ],
});

/** Arrowheads are outside if there is no room between the extension lines. */
function ends(from: Spot, to: Spot): PlanLine[] {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const room = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  if (room > 3 * ARROW) return [line(from, to), arrow(from, [-dx, -dy]), arrow(to, [dx, dy])];
  const out = 2 * ARROW;
  return [
    line([from[0] - dx * out, from[1] - dy * out], [to[0] + dx * out, to[1] + dy * out]),
    arrow(from, [dx, dy]),
    arrow(to, [-dx, -dy]),
  ];
}

/** A dimension between two points side by side. @param y of its line @param edges where the extension lines begin */
export function across([left, right]: Spot, y: number, edges: Spot, text: string): Drawn {
  const side = Math.sign(y - edges[0]);
  return {
    lines: [
      line([left, edges[0] + side * GAP], [left, y + side * OVERSHOOT]),
      line([right, edges[1] + side * GAP], [right, y + side * OVERSHOOT]),
      ...ends([left, y], [right, y]),
    ],
    texts: [{ at: [(left + right) / 2, y - 1], text }],
  };
}

/** A dimension between two points one above the other, read from the right. */
export function upwards([bottom, top]: Spot, x: number, edges: Spot, text: string): Drawn {
  const side = Math.sign(x - edges[0]);
  const short = Math.abs(bottom - top) < text.length * LETTERS * 0.7;
  return {
    lines: [
      line([edges[0] + side * GAP, bottom], [x + side * OVERSHOOT, bottom]),
      line([edges[1] + side * GAP, top], [x + side * OVERSHOOT, top]),
      ...ends([x, bottom], [x, top]),
    ],
    texts: [
      {
        at: [x - 1, short ? Math.min(top, bottom) - 2 - text.length * LETTERS * 0.35 : (bottom + top) / 2],
        text,
        isUpright: true,
      },
    ],
  };
}
