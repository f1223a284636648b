import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn above and below the visible ones, so that scrolling shows no gaps. */
const SPARE = 8;

interface Rows {
  readonly count: number;
  /** In pixels; the same for all rows. */
  readonly height: number;
  /** Height of what stays at the top of the scrolled element. @default 0 */
  readonly head?: number;
  /** The row to scroll to when it changes; -1 for none. */
  readonly shown: number;
}

export interface Window {
  /** The first row to draw, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly rowsPerPage: number;
  onScroll(): void;
}

/** The rows to draw of a long list. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, height, head = 0, shown }: Rows,
): Window {
  const [view, setView] = useState({ top: 0, room: 800 });

  function read(): void {
    const element = scroller.current;
    if (!element) return;
    // Whole rows: the list is drawn again once for each, not for each pixel.
    const top = Math.floor(element.scrollTop / height) * height;
    const room = element.clientHeight || 800;
    setView((was) => (was.top === top && was.room === room ? was : { top, room }));
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const resized = () => setView(({ top }) => ({ top, room: element.clientHeight || 800 }));
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || shown < 0) return;
    const top = shown * height;
    const room = element.clientHeight - head;
    if (top < element.scrollTop) element.scrollTo(0, top);
    else if (top + height > element.scrollTop + room) element.scrollTo(0, top + height - room);
  }, [scroller, shown, height, head]);

  return {
    from: Math.max(0, Math.min(Math.floor(view.top / height), count) - SPARE),
    to: Math.min(count, Math.ceil((view.top + view.room) / height) + SPARE),
    rowsPerPage: Math.max(1, Math.floor((view.room - head) / height) - 1),
    onScroll: read,
  };
}
