import { fitted } from './column-layout';
import type { Box, PageColumn } from './page-columns';

/** Which end of a column is moved: its start changes the offset, its end the width. */
export type Edge = 'start' | 'end';

export interface Span {
  readonly width: number;
  readonly offset: number;
}

/** A column after one of its ends was moved by some columns. */
export function resized({ width, offset }: Span, edge: Edge, by: number, columns: number): Span {
  if (edge === 'end') return fitted(width + by, offset, columns);
  // The end stays where it is.
  const start = Math.min(Math.max(offset + by, 0), offset + width - 1);
  return fitted(width - (start - offset), start, columns);
}

/** How many columns a pointer has moved, towards the end of the line. */
export function columnsMoved(distance: number, { row, columns, isRightToLeft }: PageColumn): number {
  const moved = Math.round(distance / (row.width / columns));
  return (isRightToLeft ? -moved : moved) || 0;
}

/** Where the column will be drawn, near enough to see while it is dragged. */
export function preview(column: PageColumn, before: Span, after: Span): Box | undefined {
  const { box, row, columns, isRightToLeft } = column;
  if (!box) return undefined;
  const unit = row.width / columns;
  const shift = (after.offset - before.offset) * unit;
  const width = box.width + (after.width - before.width) * unit;
  const left = isRightToLeft ? box.left + box.width - shift - width : box.left + shift;
  return { ...box, left, width };
}

/** What a key does to an end; undefined for keys that are not its own. */
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
