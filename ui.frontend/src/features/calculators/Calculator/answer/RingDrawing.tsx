import type { ReactNode } from 'react';
import type { CalculatorChart } from '../Calculator.model';
import { useCalculator } from '../use-calculator';
import { placed } from './placed';

const [WIDTH, HEIGHT, X, Y, RX, RY] = [440, 330, 220, 168, 108, 96];

/** A point of the ring; 0 and 1 are the compressor, at the top. */
const at = (share: number, stretch = 1): readonly [number, number] => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return [X + RX * stretch * Math.cos(angle), Y + RY * stretch * Math.sin(angle)];
};

/** Text reads away from the ring. */
const anchorAt = (x: number) => (x > X + 30 ? 'start' : x < X - 30 ? 'end' : 'middle');

/** The ring main: arrows along its lengths with their flows, take-offs with what is drawn and the pressure that is left. */
export function RingDrawing({ chart: { bars, quantity } }: { chart: CalculatorChart }): ReactNode {
  const { words, short } = useCalculator();
  const lengths = placed(bars);
  const [topX, topY] = at(0);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.charts.pipe}>
      <ellipse cx={X} cy={Y} rx={RX} ry={RY} />
      {lengths.map(({ start, end, values: [flow = 0, pressure = 0], at: draw }, index) => {
        const middle = (start + end) / 2;
        const [arrowX, arrowY] = at(middle);
        const [labelX, labelY] = at(middle, 0.6);
        const [x, y] = at(end);
        const [textX, textY] = at(end, 1.16);
        const turn = middle * 360 + (flow < 0 ? 180 : 0);
        return (
          <g key={index}>
            <path d="M-8-7 8 0-8 7z" transform={`translate(${arrowX} ${arrowY}) rotate(${turn})`} />
            <text x={labelX} y={labelY + 5} textAnchor="middle">
              {short({ value: Math.abs(flow), quantity: 'flow' })}
            </text>
            {draw.value > 0 && (
              <>
                <circle cx={x} cy={y} r="7" />
                <text x={textX} y={textY} textAnchor={anchorAt(x)}>
                  {`${index + 1}: ${short(draw)}`}
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
