import { useEffect, useState, type RefObject } from 'react';
import type { EditorPage } from '../page/EditorPage';
import { frameScale } from '../page/frame-scale';

interface Place {
  readonly top: number;
  readonly left: number;
}

const GAP = 12;
const EDGE = 8;

/** Position of a bar above an element of the page, inside the window. */
export function usePlace(
  page: EditorPage,
  element: HTMLElement | undefined,
  bar: RefObject<HTMLElement | null>,
): Place {
  const [place, setPlace] = useState<Place>({ top: EDGE, left: EDGE });
  useEffect(() => {
    const frame = page.window.frameElement;
    if (!element || !frame) return;
    const measure = () => {
      const outer = frame.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      const scale = frameScale(page.window);
      const { offsetHeight: height = 0, offsetWidth: width = 0 } = bar.current ?? {};
      const above = outer.top + inner.top * scale - height - GAP;
      const below = outer.top + inner.bottom * scale + GAP;
      const top = above >= outer.top ? above : Math.min(below, window.innerHeight - height - EDGE);
      const left = Math.min(outer.left + inner.left * scale, window.innerWidth - width - EDGE);
      const next = { top: Math.max(EDGE, top), left: Math.max(EDGE, left) };
      setPlace((now) => (now.top === next.top && now.left === next.left ? now : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (bar.current) sizes.observe(bar.current);
    const stop = page.onChange(measure);
    window.addEventListener('resize', measure);
    page.window.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      stop();
      window.removeEventListener('resize', measure);
      page.window.removeEventListener('scroll', measure);
    };
  }, [page, element, bar]);
  return place;
}
