import { View } from '@adobe/react-spectrum';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { EditorPage } from '../page/EditorPage';
import { usePlace } from './use-place';
import { usePressOutside } from './use-press-outside';
import './inplace.scss';

interface FloatingBarProps {
  readonly page: EditorPage;
  /** The element below the bar. */
  readonly element: HTMLElement;
  /** Focuses the bar when it appears. */
  readonly takesFocus?: boolean;
  readonly barRef?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  onPressOutside(): void;
  onEscape?(): void;
}

/** A bar over the page, next to its text. */
export function FloatingBar({
  page,
  element,
  takesFocus = false,
  barRef,
  children,
  onPressOutside,
  onEscape,
}: FloatingBarProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const bar = barRef ?? own;
  const place = usePlace(page, element, bar);
  usePressOutside(page.window, element, bar, onPressOutside);
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
