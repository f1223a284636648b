import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useReadable } from '../create-store';
import { cover } from '../geometry/place-on-page';
import { useWorkbench } from '../Workbench';

/** Elements of the items, by path. */
export type ItemElements = Map<string, HTMLElement>;

/** Keeps each item's element over its box on the page. @returns a ref for the element that scrolls with the page */
export function useCovering(elements: ItemElements): RefObject<HTMLDivElement | null> {
  const { geometry, tree: treeStore } = useWorkbench();
  const tree = useReadable(treeStore);
  const canvas = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let drawn: unknown;
    const place = () => {
      const { x, y } = geometry.scroll();
      if (canvas.current) canvas.current.style.transform = `translate(${-x}px, ${-y}px)`;
      const boxes = geometry.boxes();
      if (boxes === drawn) return;
      drawn = boxes;
      for (const [path, box] of boxes) {
        const element = elements.get(path);
        if (element) cover(element, box);
      }
    };
    place();
    return geometry.onChange(place);
  }, [geometry, tree, elements]);
  return canvas;
}
