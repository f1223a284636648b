import { useState, type DragEvent } from 'react';
import type { Item } from '../Item';

interface DragOrder<I extends Item> {
  items: readonly I[];
  /** Paths to move if the dragged item is one of them. */
  selected: ReadonlySet<string>;
  onOrder?: ((paths: readonly string[], before: string | undefined) => void) | undefined;
}

/** Attributes of a row that can be dragged to another place among its siblings. */
export interface DragAttributes {
  draggable?: true;
  'data-drop'?: 'before' | 'after';
  onDragStart?(event: DragEvent): void;
  onDragOver?(event: DragEvent): void;
  onDragLeave?(): void;
  onDragEnd?(): void;
  onDrop?(event: DragEvent): void;
}

const TYPE = 'application/x-console-order';

/** Dragging items to another place in the order; Alt, Shift and arrows do the same with keys. */
export function useDragOrder<I extends Item>({
  items,
  selected,
  onOrder,
}: DragOrder<I>): (item: I) => DragAttributes {
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [over, setOver] = useState<{ path: string; side: 'before' | 'after' }>();
  if (!onOrder) return () => ({});
  const stop = () => {
    setDragged([]);
    setOver(undefined);
  };
  return (item) => ({
    draggable: true,
    ...(over?.path === item.path && { 'data-drop': over.side }),
    onDragStart(event) {
      event.dataTransfer.setData(TYPE, item.path);
      event.dataTransfer.effectAllowed = 'move';
      const paths = items.flatMap(({ path }) => (selected.has(path) ? [path] : []));
      setDragged(selected.has(item.path) ? paths : [item.path]);
    },
    onDragOver(event) {
      if (dragged.length === 0 || dragged.includes(item.path)) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const side = event.clientY < top + height / 2 ? 'before' : 'after';
      setOver((was) => (was?.path === item.path && was.side === side ? was : { path: item.path, side }));
    },
    onDragLeave: () => setOver((was) => (was?.path === item.path ? undefined : was)),
    onDragEnd: stop,
    onDrop(event) {
      event.preventDefault();
      if (!over) return;
      const rest = items.filter(({ path }) => !dragged.includes(path));
      const at = rest.findIndex(({ path }) => path === over.path) + (over.side === 'after' ? 1 : 0);
      onOrder(dragged, rest[at]?.path);
      stop();
    },
  });
}
