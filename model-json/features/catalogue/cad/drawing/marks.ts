import { letterOf } from '../../../../../shared/features/catalogue/api/letter-of';
import type { PlanCircle, PlanLine, PlanText, Spot } from './Plan';

const [RADIUS, LEADER] = [2, 5] as const;

/** Radians. */
const SLANT = 0.45;

interface Mark {
  readonly line: PlanLine;
  readonly circle: PlanCircle;
  readonly text: PlanText;
}

/**
 * Circled letters beside points, away from the machine if a connection is seen from its side.
 * @param points of all connections in a view, each with its direction there
 */
export function marksOf(points: readonly (readonly [at: Spot, towards: Spot])[]): Mark[] {
  return points.map(([at, towards], index) => {
    const isTaken = points
      .slice(0, index)
      .some(([other]) => Math.hypot(at[0] - other[0], at[1] - other[1]) < RADIUS);
    return markOf(index, at, directionOf(towards, isTaken ? SLANT : -SLANT));
  });
}

function markOf(index: number, [x, y]: Spot, [dx, dy]: Spot): Mark {
  const at: Spot = [x + dx * (LEADER + RADIUS), y + dy * (LEADER + RADIUS)];
  return {
    line: {
      points: [
        [x, y],
        [x + dx * LEADER, y + dy * LEADER],
      ],
    },
    circle: { at, radius: RADIUS },
    text: { at: [at[0], at[1] + 0.9], text: letterOf(index) },
  };
}

/** A little off the axis, so that a leader is not taken for a centre line or a dimension. */
function directionOf([dx, dy]: Spot, slant: number): Spot {
  const size = Math.hypot(dx, dy);
  const [x, y] = size < 0.5 ? [Math.SQRT1_2, -Math.SQRT1_2] : [dx / size, dy / size];
  // Below the machine, there is the dimension of its length.
  const angle = y > 0.9 ? slant * 2.5 : slant;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
