import type { ReactNode } from 'react';
import type { CalculatorChart as Chart } from '../Calculator.model';
import { useCalculator, wordOf } from '../use-calculator';
import { below, placed } from './placed';
import { RingDrawing } from './RingDrawing';

const [WIDTH, HEIGHT, BASE, TOP] = [360, 212, 178, 24];
/** A bar that is narrower has no room for a figure below it; the arithmetic has it. */
const LABELLED = 70;

/** A drawing of the answer, in the page's type. Its figures stand in the arithmetic, too. */
export function CalculatorChart({ chart }: { chart: Chart }): ReactNode {
  const { words, calculator } = useCalculator();
  return (
    <figure className="cmp-calculator__chart">
      <figcaption>{wordOf(words.charts, calculator)}</figcaption>
      {chart.kind === 'ring' ? <RingDrawing chart={chart} /> : <Bars chart={chart} />}
      {chart.kind !== 'ring' && (
        <ul className="cmp-calculator__key" role="list">
          {chart.series.map((name, index) => (
            <li key={name} data-series={index}>
              {wordOf(words.series, name)}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** Bars as wide as what they stand for: side by side, or on top of each other. */
function Bars({ chart }: { chart: Chart }): ReactNode {
  const { words, short, calculator } = useCalculator();
  const { bars, quantity } = chart;
  const isStacked = chart.kind === 'stacks';
  const highest = Math.max(
    ...bars.map(({ values }) => (isStacked ? values.reduce((a, b) => a + b, 0) : Math.max(...values))),
  );
  const scale = (value: number) => (highest > 0 ? (value / highest) * (BASE - TOP) : 0);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={wordOf(words.charts, calculator)}>
      {placed(bars).map(({ at, start: from, end, values }, index) => {
        const [start, room] = [from * WIDTH, (end - from) * WIDTH];
        const gap = Math.min(12, room / 6);
        const each = (room - 2 * gap) / (isStacked ? 1 : values.length);
        const stacked = below(values.map(scale));
        return (
          <g key={index}>
            {values.map((value, series) => {
              const height = scale(value);
              const y = BASE - height - (isStacked ? (stacked[series] ?? 0) : 0);
              return (
                <rect
                  key={series}
                  data-series={series}
                  x={start + gap + (isStacked ? 0 : series * each)}
                  y={y}
                  width={Math.max(1, isStacked ? Math.min(each, 148) : each - 2)}
                  height={height}
                />
              );
            })}
            <text x={start + gap} y={BASE + 22}>
              {isStacked ? 'AB'[index] : room >= LABELLED && short(at)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      <text x="0" y={TOP - 8}>
        {short({ value: highest, quantity })}
      </text>
    </svg>
  );
}
