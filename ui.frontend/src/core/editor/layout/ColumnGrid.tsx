import type { ReactNode } from 'react';
import type { Box } from './page-columns';
import type { Span } from './resize';

interface ColumnGridProps {
  columns: number;
  /** The columns that the component spans. */
  span: Span;
  box: Box;
  isRightToLeft: boolean;
}

/** The row's columns, visible while an edge of a component can be moved. */
export function ColumnGrid({ columns, span, box, isRightToLeft }: ColumnGridProps): ReactNode {
  return (
    <div
      className="layout-grid"
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      aria-hidden
    >
      {Array.from({ length: columns }, (_, index) => (
        <span
          key={index}
          className="layout-grid__column"
          data-taken={index >= span.offset && index < span.offset + span.width}
        />
      ))}
    </div>
  );
}
