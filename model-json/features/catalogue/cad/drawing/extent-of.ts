import type { Plan, PlanCircle, PlanLine, Spot } from './Plan';

/** The part of the paper that lines, circles and the corners of views take. */
export function extentOf(
  lines: readonly PlanLine[],
  circles: readonly PlanCircle[],
  corners: readonly Spot[],
): Plan['extent'] {
  const rims = circles.flatMap(({ at: [x, y], radius }): Spot[] => [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ]);
  const spots = [...lines.flatMap(({ points }) => points), ...rims, ...corners];
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}
