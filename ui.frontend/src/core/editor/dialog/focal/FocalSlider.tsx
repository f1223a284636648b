import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { inWords, type Point } from './Point';
import { t } from '../../../../../../shared/authoring/language/t';

export type Axis = 'x' | 'y';

interface FocalSliderProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly axis: Axis;
  /** Name of the picture. */
  readonly name: string;
  readonly point: Point;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onChange(point: Point): void;
}

/** Moves a focal point along one axis, and says where it is on both. */
export const FocalSlider = (props: FocalSliderProps): ReactNode => {
  const { ref, axis, name, point, isStop, onFocus, onKeyDown, onChange } = props;
  return (
    <input
      ref={ref}
      className="editor-focal__slider"
      type="range"
      min={0}
      max={100}
      value={point[axis]}
      tabIndex={isStop ? 0 : -1}
      aria-label={
        axis === 'x'
          ? t('Focal point of {name}, across', { name })
          : t('Focal point of {name}, down', { name })
      }
      aria-orientation={axis === 'y' ? 'vertical' : undefined}
      aria-roledescription={t('two-way slider')}
      aria-valuetext={inWords(point)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onChange={(event) => onChange({ ...point, [axis]: Number(event.target.value) })}
    />
  );
};
