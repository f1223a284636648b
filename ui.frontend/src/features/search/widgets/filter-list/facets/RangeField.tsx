import { useState, type ReactNode } from 'react';
import { formatMeasure, unitName } from '../../../../../../../shared/measures/format-measure';
import { convert } from '../../../../../../../shared/measures/measure';
import { unitIn } from '../../../../../../../shared/measures/measure-system';
import type { Bounds, FigureRange } from '../../../../../../../shared/search/search-answer';
import { withRange } from '../asked';
import { Histogram } from './Histogram';
import { useList } from '../list-context';
import { rangeScale } from './range-scale';
import { RangeSlider } from './RangeSlider';

/** More digits than people type; bounds converted from other units may have more. */
const DIGITS = 4;

/** Bounds of a figure in the reader's unit: two numbers, and with scripts a slider below a histogram. */
export function RangeField({ figure, range }: { figure: string; range: FigureRange }): ReactNode {
  const { answer, config, texts, choose } = useList();
  const { unit, chosen } = range;
  const [draft, setDraft] = useState<Bounds>();
  const bounds = draft ?? chosen;
  const scale = rangeScale(range);
  const name = texts.figureNames[figure] ?? figure;
  const kept = (value: number | undefined) =>
    value === undefined ? undefined : convert({ value, unit }, unitIn('metric', unit)).value;

  const settle = (settled: Bounds) => {
    setDraft(undefined);
    const { min, max } = inOrder(settled);
    if (min !== chosen.min || max !== chosen.max)
      choose((asked) => withRange(asked, figure, { min: kept(min), max: kept(max) }));
  };
  const field = (end: 'min' | 'max', label: string, limit: number) => (
    <label className="cmp-filterlist__bound">
      <span className="cmp-filterlist__bound-label">{label}</span>
      <input
        // A new response brings other numbers.
        key={`${bounds[end] ?? ''}`}
        type="number"
        name={`${figure}.${end}`}
        defaultValue={bounds[end] === undefined ? '' : Number(bounds[end].toPrecision(DIGITS))}
        placeholder={String(limit)}
        step="any"
        inputMode="decimal"
        onBlur={({ target }) => settle({ ...bounds, [end]: numberIn(target, bounds[end]) })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') settle({ ...bounds, [end]: numberIn(currentTarget, bounds[end]) });
        }}
      />
    </label>
  );

  return (
    <fieldset className="cmp-filterlist__facet">
      <legend className="cmp-filterlist__legend">
        {name} <span className="cmp-filterlist__unit">{unitName(unit, config.language)}</span>
      </legend>
      <div className="cmp-filterlist__scale">
        <Histogram range={{ ...range, chosen: bounds }} scale={scale} />
        <RangeSlider
          scale={scale}
          bounds={bounds}
          labels={{ min: `${name}: ${texts.atLeast}`, max: `${name}: ${texts.atMost}` }}
          textOf={(value) => formatMeasure({ value, unit }, config.language, answer.asked.units)}
          onDraft={setDraft}
          onSettle={settle}
        />
      </div>
      <div className="cmp-filterlist__bounds">
        {field('min', texts.atLeast, scale.low)}
        {field('max', texts.atMost, scale.high)}
      </div>
    </fieldset>
  );
}

/** Swaps bounds that were typed the wrong way round. */
const inOrder = ({ min, max }: Bounds): Bounds =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };

/** The number in a field; `before` if only rounding has changed it, or if the input is not a number. */
function numberIn({ value, validity }: HTMLInputElement, before: number | undefined): number | undefined {
  if (value === '') return validity.badInput ? before : undefined;
  return before !== undefined && Number(value) === Number(before.toPrecision(DIGITS))
    ? before
    : Number(value);
}
