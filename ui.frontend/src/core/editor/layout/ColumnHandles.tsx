import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { ColumnLayout } from './column-layout';
import { ColumnGrid } from './ColumnGrid';
import type { Box, PageColumn } from './page-columns';
import { columnsMoved, keyMove, preview, resized, type Edge, type Span } from './resize';
import { t } from '../../../../../shared/authoring/language/t';

interface ColumnHandlesProps {
  column: PageColumn;
  layout: ColumnLayout;
  /** The layout while it is being changed. */
  draft: Span | undefined;
  title: string;
  /** The visible part of the page: its top, and its width. */
  view: { readonly top: number; readonly width: number };
  onDraft(span: Span | undefined): void;
  /** The gesture has ended, as one step. */
  onDone(span: Span): void;
}

/** The two edges of a column, dragged or moved with the arrow keys. */
export function ColumnHandles({
  column,
  layout,
  draft,
  title,
  view,
  onDraft,
  onDone,
}: ColumnHandlesProps): ReactNode {
  const span = draft ?? layout;
  const box = preview(column, layout, span) ?? column.box!;
  const { columns, row, isRightToLeft } = column;
  const finish = () => {
    if (!draft) return;
    if (isAnother(draft, layout)) onDone(draft);
    else onDraft(undefined);
  };
  const common = { column, span, onDraft, onDone: finish };
  const atLeft = box.left < halfHandle;
  const atRight = box.left + box.width > view.width - halfHandle;
  return (
    <>
      <ColumnGrid
        columns={columns}
        span={span}
        box={{ left: row.left, top: box.top, width: row.width, height: box.height }}
        isRightToLeft={isRightToLeft}
      />
      <div
        className="layout-column"
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        data-dragged={draft !== undefined || undefined}
      >
        <Handle
          {...common}
          edge="start"
          isInside={isRightToLeft ? atRight : atLeft}
          label={t('Offset of {title}', { title })}
          range={{ min: 0, max: span.offset + span.width - 1, now: span.offset }}
        />
        <Handle
          {...common}
          edge="end"
          isInside={isRightToLeft ? atLeft : atRight}
          label={t('Width of {title}', { title })}
          range={{ min: 1, max: columns - span.offset, now: span.width }}
        />
        <output className="layout-column__size" style={{ top: labelTop(box, view.top) }}>
          {span.offset > 0
            ? t('{width} of {columns}, offset {offset}', { width: span.width, columns, offset: span.offset })
            : t('{width} of {columns}', { width: span.width, columns })}
        </output>
      </div>
    </>
  );
}

/** Half the hit area of a handle; keep in step with the stylesheet. */
const halfHandle = 12;
const labelHeight = 20;

/** Offset of the size label from the column's top; keeps the label visible when the top is scrolled away. */
const labelTop = (box: Box, viewTop: number): number =>
  Math.max(0, Math.min(viewTop - box.top, box.height - labelHeight));

const isAnother = (a: Span, b: Span) => a.width !== b.width || a.offset !== b.offset;

interface HandleProps {
  column: PageColumn;
  span: Span;
  edge: Edge;
  /** At the edge of the page, where half of it would be cut off. */
  isInside: boolean;
  label: string;
  range: { min: number; max: number; now: number };
  onDraft(span: Span | undefined): void;
  onDone(): void;
}

function Handle({ column, span, edge, isInside, label, range, onDraft, onDone }: HandleProps): ReactNode {
  const drag = useRef<{ x: number; span: Span }>(undefined);
  const { columns, isRightToLeft } = column;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, span };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    onDraft(resized(drag.current.span, edge, columnsMoved(clientX - drag.current.x, column), columns));
  };
  const onPointerUp = () => {
    drag.current = undefined;
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onDraft(undefined);
    const by = keyMove(event.key, isRightToLeft);
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDraft(resized(span, edge, Math.min(Math.max(by, -columns), columns), columns));
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={`layout-handle layout-handle--${edge}`}
      data-inside={isInside}
      aria-label={label}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={range.now}
      aria-valuetext={`${range.now} of ${columns} columns`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = undefined;
        onDraft(undefined);
      }}
      onKeyDown={onKeyDown}
      // An arrow key held down is one step.
      onKeyUp={(event) => keyMove(event.key, isRightToLeft) !== undefined && onDone()}
      onBlur={onDone}
    />
  );
}
