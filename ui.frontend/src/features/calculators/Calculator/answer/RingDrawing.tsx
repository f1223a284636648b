import type { ReactNode } from 'react';
import { inUnits } from '../../../../../../shared/measures/quantities';
import type { CalculatorChart } from '../Calculator.model';
import { useCalculator } from '../use-calculator';
import { placed } from './placed';

const [WIDTH, HEIGHT, X, Y, RX, RY] = [360, 346, 180, 158, 92, 112];
/** Of the circle of a take-off. */
const RADIUS = 11;
/** More lengths have no room for a unit beside each flow; that of the take-offs says it. */
const WITH_UNIT = 4;

/** A point of the ring; 0 and 1 are the compressor, at the top. */
const at = (share: number, stretch = 1): readonly [number, number] => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return [X + RX * stretch * Math.cos(angle), Y + RY * stretch * Math.sin(angle)];
};

/** Beside a take-off: away from the ring, or below its lowest point. */
function besideOf(x: number, y: number) {
  if (Math.abs(x - X) < RADIUS && y > Y) return { textX: x, textY: y + 28, anchor: 'middle' } as const;
  const side = x < X ? -1 : 1;
  return { textX: x + side * 18, textY: y, anchor: side < 0 ? 'end' : 'start' } as const;
}

/** The ring main: arrows along its lengths with their flows, take-offs with what is drawn and the pressure that is left. */
export function RingDrawing({ chart: { bars, quantity } }: { chart: CalculatorChart }): ReactNode {
  const { words, short, units } = useCalculator();
  const lengths = placed(bars);
  const [topX, topY] = at(0);
  const flowOf = (flow: number) =>
    lengths.length > WITH_UNIT
      ? short({ value: inUnits(flow, 'flow', units), quantity: 'number' })
      : short({ value: flow, quantity: 'flow' });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.charts.pipe}>
      <ellipse cx={X} cy={Y} rx={RX} ry={RY} />
      {lengths.map(({ start, end, values: [flow = 0, pressure = 0], at: draw }, index) => {
        const middle = (start + end) / 2;
        const [arrowX, arrowY] = at(middle);
        const [labelX, labelY] = at(middle, 0.6);
        const [x, y] = at(end);
        const { textX, textY, anchor } = besideOf(x, y);
        const turn = middle * 360 + (flow < 0 ? 180 : 0);
        return (
          <g key={index}>
            <path d="M-8-7 8 0-8 7z" transform={`translate(${arrowX} ${arrowY}) rotate(${turn})`} />
            <text x={labelX} y={labelY + 5} textAnchor="middle">
              {flowOf(Math.abs(flow))}
            </text>
            {draw.value > 0 && (
              <>
                <circle cx={x} cy={y} r={RADIUS} />
                <text className="cmp-calculator__point" x={x} y={y} dy="0.35em" textAnchor="middle">
                  {index + 1}
                </text>
                <text x={textX} y={textY} textAnchor={anchor}>
                  {short(draw)}
                  <tspan x={textX} dy="1.25em">
                    {short({ value: pressure, quantity })}
                  </tspan>
                </text>
              </>
            )}
          </g>
        );
      })}
      <rect x={topX - 12} y={topY - 12} width="24" height="24" />
      <text x={topX} y={topY - 20} textAnchor="middle">
        {words.series.compressor}
      </text>
    </svg>
  );
}
