import { useState, type PointerEvent, type ReactNode } from 'react';
import { HoverBox } from './HoverBox';
import { MoveMark } from './MoveMark';
import { OverlayItems } from './OverlayItems';
import { useCovering, type ItemElements } from './use-covering';
import { usePointer } from './use-pointer';
import { useRolling } from './use-rolling';
import { t } from '../../../../../../shared/authoring/language/t';

interface ContentOverlaysProps {
  /** Starts a press on an item that can become a drag. */
  onGrab(path: string, event: PointerEvent): void;
  /** Drawn among the items, in the page's coordinates. */
  marks?: ReactNode;
  /** Drawn over the page besides the items, in the view's coordinates. */
  children?: ReactNode;
}

/** Covers the page's frame with a box for each item of the content, through which keyboards and screen readers reach it. */
export function ContentOverlays({ onGrab, marks, children }: ContentOverlaysProps): ReactNode {
  const [elements] = useState((): ItemElements => new Map());
  const layer = useRolling();
  const canvas = useCovering(elements);
  const handlers = usePointer(elements, onGrab);
  return (
    <div className="ed-overlays" ref={layer}>
      {/* The shell handles keys, for this tree and the side panel's. */}
      <div className="ed-overlays__glass" {...handlers}>
        <div
          className="ed-overlays__canvas"
          ref={canvas}
          role="tree"
          aria-label={t('Content of the page')}
          aria-multiselectable
          data-content-keys
        >
          <OverlayItems elements={elements} />
          <HoverBox />
          <MoveMark />
          {marks}
        </div>
      </div>
      {children}
    </div>
  );
}
