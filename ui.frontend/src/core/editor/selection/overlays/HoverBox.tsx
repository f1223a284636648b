import LockClosed from '@spectrum-icons/workflow/LockClosed';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useReadable } from '../create-store';
import { cover } from '../geometry/place-on-page';
import { useWorkbench } from '../Workbench';

/** Outline and name of the item under the pointer. */
export function HoverBox(): ReactNode {
  const { geometry, selection, tree, titleOf, locks } = useWorkbench();
  const { hovered, paths } = useReadable(selection);
  const element = useRef<HTMLDivElement>(null);
  const shown = hovered !== undefined && !paths.includes(hovered) ? tree.get().get(hovered) : undefined;
  const path = shown?.path;
  useLayoutEffect(() => {
    if (path === undefined) return;
    const place = () => {
      const box = geometry.boxes().get(path);
      if (element.current && box) cover(element.current, box);
    };
    place();
    return geometry.onChange(place);
  }, [geometry, path]);
  if (!shown) return null;
  return (
    <div className="ed-hover" ref={element} aria-hidden>
      <span className="ed-overlay__name">
        {locks.ofWords(shown.path) && <LockClosed size="XXS" UNSAFE_className="ed-overlay__lock" />}
        {titleOf(shown.resourceType)}
      </span>
    </div>
  );
}
