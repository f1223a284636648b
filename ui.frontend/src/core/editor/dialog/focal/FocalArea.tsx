import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { FocalSlider, type Axis } from './FocalSlider';
import { afterKey, pointAt, type Point } from './Point';

export interface FocalAreaProps {
  /** Path of the picture. */
  readonly path: string;
  readonly name: string;
  readonly point: Point;
  /** Whether this component sets the point itself; an inherited point is drawn fainter. */
  readonly isOwn: boolean;
  onChange(point: Point): void;
}

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
  const slider = (axis: Axis) => (
    <FocalSlider
      ref={(element) => {
        sliders.current[axis] = element;
      }}
      {...{ axis, name, point, onKeyDown, onChange }}
      isStop={axis === last}
      onFocus={() => setLast(axis)}
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
        {slider('x')}
        {slider('y')}
      </span>
    </div>
  );
}
