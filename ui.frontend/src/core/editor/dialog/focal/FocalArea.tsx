import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { afterKey, inWords, pointAt, type Point } from './Point';

export interface FocalAreaProps {
  /** Path of the picture. */
  readonly path: string;
  readonly name: string;
  readonly point: Point;
  /** Whether this component sets the point itself; an inherited point is drawn fainter. */
  readonly isOwn: boolean;
  onChange(point: Point): void;
}

type Axis = 'x' | 'y';

/**
 * The picture with a marker that is dragged or moved with the arrow keys. As in a colour picker, two native sliders lie
 * under the marker, one per axis, because assistive technology has no two-dimensional slider. One of them is in the tab
 * order.
 */
export function FocalArea({ path, name, point, isOwn, onChange }: FocalAreaProps): ReactNode {
  const [last, setLast] = useState<Axis>('x');
  // Until the picture loads there is nothing to point at; keys and numbers still work.
  const [shown, setShown] = useState<string>();
  const sliders = useRef<Partial<Record<Axis, HTMLInputElement | null>>>({});
  const focus = (axis: Axis) => {
    setLast(axis);
    sliders.current[axis]?.focus();
  };
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width > 0 && height > 0)
      onChange(pointAt((event.clientX - left) / width, (event.clientY - top) / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = afterKey(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    focus(/^(?:ArrowUp|ArrowDown|Page)/.test(event.key) ? 'y' : 'x');
    onChange(next);
  };
  const slider = (axis: Axis, label: string) => (
    <input
      ref={(element) => {
        sliders.current[axis] = element;
      }}
      className="editor-focal__slider"
      type="range"
      min={0}
      max={100}
      value={point[axis]}
      tabIndex={axis === last ? 0 : -1}
      aria-label={`Focal point of ${name}, ${label}`}
      aria-orientation={axis === 'y' ? 'vertical' : undefined}
      aria-roledescription="two-way slider"
      aria-valuetext={inWords(point)}
      onKeyDown={onKeyDown}
      onFocus={() => setLast(axis)}
      onChange={(event) => onChange({ ...point, [axis]: Number(event.target.value) })}
    />
  );
  return (
    <div
      className={shown === path ? 'editor-focal__area' : 'editor-focal__area editor-focal__area--waiting'}
      onPointerDown={(event) => {
        if (event.button !== 0 || shown !== path) return;
        // Otherwise the browser would take focus away from the slider again.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        focus(last);
        place(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
      }}
    >
      <img src={encodeURI(path)} alt="" draggable={false} onLoad={() => setShown(path)} />
      <span
        className={isOwn ? 'editor-focal__marker' : 'editor-focal__marker editor-focal__marker--given'}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      >
        {slider('x', 'across')}
        {slider('y', 'down')}
      </span>
    </div>
  );
}
