import { Fragment, type ReactNode } from 'react';
import type { Chart } from '../../../../../../shared/features/catalogue/charts/Chart';

const [WIDTH, HEIGHT] = [360, 190];
/** Where the curve is drawn: numbers stand above its points and below the base line, names of axes beyond. */
const [LEFT, RIGHT, TOP, BASE] = [26, 334, 46, 148];
/** What a curve that does not begin at zero leaves below its lowest point, as a share of its height: it must not look like nothing. */
const BELOW = 1.2;

const LINE = 'var(--colour-line-strong)';

/** A curve with the numbers of its points. The table beside it says the same to those who do not see it. */
export function Curve({ title, axes: [across, up], points, fromZero }: Chart): ReactNode {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [least, most] = [Math.min(...ys), Math.max(...ys)];
  const floor = fromZero ? 0 : least - (most - least) * BELOW;
  const placed = points.map(({ x, y, cells: [below, above] }) => ({
    x: between(LEFT, RIGHT, x, Math.min(...xs), Math.max(...xs)),
    y: between(BASE, TOP, y, floor, most),
    above,
    below,
  }));
  const line = placed.map(({ x, y }) => `${x} ${y}`).join(' ');
  return (
    <svg
      className="cmp-product__chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={title}
      fill="none"
      stroke={LINE}
      strokeWidth="2"
    >
      {fromZero && (
        <path
          d={`M${placed[0]?.x} ${BASE}L${line} ${placed.at(-1)?.x} ${BASE}`}
          fill="var(--colour-line)"
          stroke="none"
        />
      )}
      <path d={`M0 ${BASE}H${WIDTH}M${line}`} />
      {/* The ground around numbers keeps them legible over a steep curve. */}
      <g fill="var(--colour-text)" stroke="var(--colour-page)" textAnchor="middle" paintOrder="stroke">
        {placed.map(({ x, y, above, below }) => (
          <Fragment key={x}>
            <circle cx={x} cy={y} r="4.5" fill="var(--colour-accent)" stroke={LINE} />
            <text x={x} y={y - 10}>
              {above}
            </text>
            <text x={x} y={BASE + 18}>
              {below}
            </text>
          </Fragment>
        ))}
        <text textAnchor="start" x="0" y="14">
          {named(up)}
        </text>
        <text textAnchor="end" x={WIDTH} y={HEIGHT - 4}>
          {named(across)}
        </text>
      </g>
    </svg>
  );
}

const named = (axis: Chart['axes'][number] | undefined) => axis && `${axis.name}, ${axis.unit}`;

/** Where a value lies between two places, without digits that nobody sees. */
const between = (from: number, to: number, value: number, low: number, high: number): number =>
  Math.round(from + ((to - from) * (value - low)) / (high - low || 1));
