import type { ReactNode } from 'react';
import type { FigureRange } from '../../../../../../../shared/search/search-answer';
import type { RangeScale } from './range-scale';

const WIDTH = 200;
const HEIGHT = 36;

/**
 * The distribution of the results above the slider; bars within the bounds are highlighted. The numbers convey the same in
 * text.
 */
export function Histogram({ range, scale }: { range: FigureRange; scale: RangeScale }): ReactNode {
  const { min, max, bars, chosen } = range;
  const most = Math.max(...bars, 1);
  const width = (max - min) / bars.length;
  const x = (value: number) => ((value - scale.low) / (scale.high - scale.low)) * WIDTH;
  const shapes = bars.map((count, index) => {
    const from = min + index * width;
    const isIn = from <= (chosen.max ?? max) && from + width >= (chosen.min ?? min);
    // A single result must still be visible.
    const height = count === 0 ? 0 : Math.max(3, (count / most) * HEIGHT);
    const path = `M${number(x(from))} ${HEIGHT}v${number(-height)}h${number(x(from + width) - x(from) - 1)}v${number(height)}z`;
    return { isIn, path };
  });
  const draw = (wanted: boolean) =>
    shapes.flatMap(({ isIn, path }) => (isIn === wanted ? path : [])).join('');
  return (
    <svg
      className="cmp-filterlist__bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <path className="cmp-filterlist__bars-out" d={draw(false)} />
      <path d={draw(true)} />
    </svg>
  );
}

const number = (value: number) => Number(value.toFixed(1));
