import { fitted } from './column-layout';
import type { Box, PageColumn } from './page-columns';

/** The edge of a column that is moved: the start changes the offset, the end the width. */
export type Edge = 'start' | 'end';

export interface Span {
  readonly width: number;
  readonly offset: number;
}

/** A column after one of its edges moved by some columns. */
export function resized({ width, offset }: Span, edge: Edge, by: number, columns: number): Span {
  if (edge === 'end') return fitted(width + by, offset, columns);
  // The end stays in place.
  const start = Math.min(Math.max(offset + by, 0), offset + width - 1);
  return fitted(width - (start - offset), start, columns);
}

/** How many columns a pointer has moved, in reading direction. */
export function columnsMoved(distance: number, { row, columns, isRightToLeft }: PageColumn): number {
  const moved = Math.round(distance / (row.width / columns));
  return (isRightToLeft ? -moved : moved) || 0;
}

/** Approximate box of the resized column, as a preview while dragging. */
export function preview(column: PageColumn, before: Span, after: Span): Box | undefined {
  const { box, row, columns, isRightToLeft } = column;
  if (!box) return undefined;
  const unit = row.width / columns;
  const shift = (after.offset - before.offset) * unit;
  const width = box.width + (after.width - before.width) * unit;
  const left = isRightToLeft ? box.left + box.width - shift - width : box.left + shift;
  return { ...box, left, width };
}

/** How many columns a key moves an edge; undefined for other keys. */
export function keyMove(key: string, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, number>> = {
    [forward]: 1,
    [back]: -1,
    Home: -Infinity,
    End: Infinity,
  };
  return moves[key];
}
