import { useEffect, useState, type RefObject } from 'react';
import type { Anchor } from './Anchor';

interface Place {
  readonly top: number;
  readonly left: number;
}

const GAP = 12;
const EDGE = 8;

/** Position of a bar above an element. */
export function usePlace(anchor: Anchor, bar: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ top: EDGE, left: EDGE });
  useEffect(() => {
    const measure = () => {
      const box = anchor.box();
      const { offsetHeight: height = 0, offsetWidth: width = 0 } = bar.current ?? {};
      const above = box.top - height - GAP;
      const below = box.bottom + GAP;
      const top = above >= anchor.edge() ? above : Math.min(below, window.innerHeight - height - EDGE);
      const left = Math.min(box.left, window.innerWidth - width - EDGE);
      const next = { top: Math.max(EDGE, top), left: Math.max(EDGE, left) };
      setPlace((now) => (now.top === next.top && now.left === next.left ? now : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(anchor.element);
    if (bar.current) sizes.observe(bar.current);
    const stop = anchor.onMove(measure);
    return () => {
      sizes.disconnect();
      stop();
    };
  }, [anchor, bar]);
  return place;
}
