import { useEffect, useRef, type RefObject } from 'react';
import { frameScale } from '../../page/frame-scale';
import { useWorkbench } from '../Workbench';

/** Lets the wheel scroll the page below. @returns a ref for the layer over the page */
export function useRolling(): RefObject<HTMLDivElement | null> {
  const { page } = useWorkbench();
  const layer = useRef<HTMLDivElement>(null);
  // React's wheel listeners are passive, and the page below must not scroll twice.
  useEffect(() => {
    const element = layer.current;
    const roll = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const scale = frameScale(page.window);
      page.window.scrollBy({ left: event.deltaX / scale, top: event.deltaY / scale, behavior: 'instant' });
    };
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, [page]);
  return layer;
}
