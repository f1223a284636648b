import { useId, type MouseEvent, type ReactNode } from 'react';
import { measures } from '../../views/measures';
import { t } from '../../../../../../shared/authoring/language/t';

interface FocalFieldProps {
  /** Address of the picture. */
  picture: string;
  /** `70,35`: per cent from the left and from the top; empty if not set. */
  value: string;
  onChange(value: string): void;
}

const RATIOS = ['16 / 9', '1 / 1', '4 / 5'] as const;

/** The point of a picture that stays visible when a place crops it, with what then shows. */
export function FocalField({ picture, value, onChange }: FocalFieldProps): ReactNode {
  const id = useId();
  const [x = 50, y = 50] = value === '' ? [] : value.split(',').map(Number);
  const set = (nextX: number, nextY: number) => onChange(`${Math.round(nextX)},${Math.round(nextY)}`);
  const point = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const slider = (axis: 'x' | 'y', label: string, at: number, onMove: (to: number) => void) => (
    <label htmlFor={`${id}${axis}`}>
      {label}
      <input
        id={`${id}${axis}`}
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </label>
  );
  return (
    <fieldset className="co-focal">
      <legend>{t('Focal point')}</legend>
      <div className="co-focal__side">
        {/* The sliders do the same by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="co-focal__area" onClick={point}>
          <img src={picture} alt="" />
          <span
            className="co-focal__point"
            style={measures({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })}
          />
        </div>
        {slider('x', t('From the left'), x, (to) => set(to, y))}
        {slider('y', t('From the top'), y, (to) => set(x, to))}
        {value !== '' && (
          <button type="button" className="co-button" onClick={() => onChange('')}>
            {t('Use the middle')}
          </button>
        )}
      </div>
      <div className="co-focal__crops">
        {RATIOS.map((aspectRatio) => (
          <figure key={aspectRatio}>
            <img src={picture} alt="" style={measures({ aspectRatio, objectPosition: `${x}% ${y}%` })} />
            <figcaption>{aspectRatio.replaceAll(' ', '').replace('/', ' : ')}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}
