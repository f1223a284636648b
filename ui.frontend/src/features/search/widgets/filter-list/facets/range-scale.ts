import type { FigureRange } from '../../../../../../../shared/search/search-answer';

/** The scale of a slider: from below the smallest to above the greatest figure, in round steps. */
export interface RangeScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Minimum number of steps, if the figures allow it. */
const STEPS = 50;

/** @example rangeScale({ min: 85, max: 2250, … }) // { low: 80, high: 2260, step: 20 } */
export function rangeScale({ min, max, chosen }: Pick<FigureRange, 'min' | 'max' | 'chosen'>): RangeScale {
  const all = [min, max, chosen.min, chosen.max].filter((each) => each !== undefined);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = niceStep((most - least) / STEPS || 1);
  const round = (value: number) => Number(value.toPrecision(12));
  return {
    low: round(Math.floor(round(least / step)) * step),
    high: round(Math.ceil(round(most / step)) * step),
    step,
  };
}

/** The next lower of 1, 2, 5, 10 … */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const digit = [5, 2, 1].find((each) => each * power <= step * 1.000001) ?? 1;
  return Number((digit * power).toPrecision(1));
}
