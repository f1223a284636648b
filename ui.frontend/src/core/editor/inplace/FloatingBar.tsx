import { View } from '@adobe/react-spectrum';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Anchor } from './Anchor';
import { usePlace } from './use-place';
import { usePressOutside } from './use-press-outside';
import './inplace.scss';

interface FloatingBarProps {
  /** What is below the bar. */
  readonly anchor: Anchor;
  /** Focuses the bar when it appears. */
  readonly takesFocus?: boolean;
  readonly barRef?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  onPressOutside(): void;
  onEscape?(): void;
}

/** A bar over the page, next to its text. `anchor` stays the same object while it is shown. */
export function FloatingBar({
  anchor,
  takesFocus = false,
  barRef,
  children,
  onPressOutside,
  onEscape,
}: FloatingBarProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const bar = barRef ?? own;
  const place = usePlace(anchor, bar);
  usePressOutside(anchor, bar, onPressOutside);
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus();
  }, [takesFocus, bar]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.preventDefault();
    onEscape();
  };
  return (
    // Keys are handled by the controls inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={bar} className="editor-inplace" style={place} onKeyDown={onKeyDown}>
      <View
        backgroundColor="gray-50"
        borderWidth="thin"
        borderColor="mid"
        borderRadius="medium"
        padding="size-50"
      >
        {children}
      </View>
    </div>
  );
}
