import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useReadable } from '../create-store';
import { cover } from '../geometry/place-on-page';
import { useWorkbench } from '../Workbench';

/** Where a component goes that is moved by keyboard, and where it has gone. Screen readers are told in words. */
export function MoveMark(): ReactNode {
  const { geometry, actions } = useWorkbench();
  const mark = useReadable(actions.moveMark);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!mark) return;
    const place = () => {
      const box = mark.kind === 'going' ? mark.line : geometry.boxes().get(mark.path);
      if (element.current && box) cover(element.current, box);
    };
    place();
    return geometry.onChange(place);
  }, [geometry, mark]);
  return mark && <div className="ed-move" data-kind={mark.kind} ref={element} aria-hidden />;
}
