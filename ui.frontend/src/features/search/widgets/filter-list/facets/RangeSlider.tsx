import { useEffect, useRef, type ReactNode } from 'react';
import type { Bounds } from '../../../../../../../shared/search/search-answer';
import type { RangeScale } from './range-scale';

interface RangeSliderProps {
  scale: RangeScale;
  bounds: Bounds;
  labels: { min: string; max: string };
  /** A number with its unit, for screen readers. */
  textOf(value: number): string;
  /** Called while a thumb moves. */
  onDraft(bounds: Bounds): void;
  /** Called when it has stopped. */
  onSettle(bounds: Bounds): void;
}

/** Keys are pressed repeatedly: a value is final this long after the last press, ms. */
const rest = 600;

/** A slider with two thumbs (APG), made of two overlapping native ones. A thumb at its end sets no bound. */
export function RangeSlider({
  scale,
  bounds,
  labels,
  textOf,
  onDraft,
  onSettle,
}: RangeSliderProps): ReactNode {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moving = useRef<Bounds>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { low, high, step } = scale;
  const at = { min: bounds.min ?? low, max: bounds.max ?? high };

  const moved = (end: 'min' | 'max', value: number): Bounds => {
    // Thumbs cannot pass each other.
    const next =
      end === 'min' ? { ...at, min: Math.min(value, at.max) } : { ...at, max: Math.max(value, at.min) };
    return {
      ...(next.min > low && { min: next.min }),
      ...(next.max < high && { max: next.max }),
    };
  };
  const settle = () => {
    clearTimeout(timer.current);
    if (moving.current) onSettle(moving.current);
    moving.current = undefined;
  };
  const thumb = (end: 'min' | 'max') => (
    <input
      className="cmp-filterlist__thumb"
      type="range"
      min={low}
      max={high}
      step={step}
      value={at[end]}
      aria-label={labels[end]}
      aria-valuetext={textOf(at[end])}
      onChange={({ target }) => {
        moving.current = moved(end, Number(target.value));
        onDraft(moving.current);
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, rest);
      }}
      onPointerUp={settle}
      onBlur={settle}
    />
  );
  return (
    <div className="cmp-filterlist__slider" data-needs-script>
      {thumb('min')}
      {thumb('max')}
    </div>
  );
}
