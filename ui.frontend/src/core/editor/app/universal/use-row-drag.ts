import { useState, type DragEvent } from 'react';
import { rowPlace } from '../../panel/tree/tree-view';
import { isInside, neighbour, type Slot } from '../../universal/changes/calls-for';
import type { Item, Items } from '../../universal/frame/items';
import { useWorkplace } from '../../universal/Workplace';

interface Drop {
  readonly id: string;
  readonly where: 'before' | 'into' | 'after';
}

/** Moves items by dragging rows of the tree. */
export interface RowDrag {
  /** The row at which something would be dropped. */
  readonly drop: Drop | undefined;
  start(item: Item, event: DragEvent): void;
  over(item: Item, event: DragEvent): void;
  end(): void;
  release(event: DragEvent): void;
  mayMove(item: Item): boolean;
}

/** @param lock why nothing can be changed */
export function useRowDrag(lock: string | undefined): RowDrag {
  const workplace = useWorkplace();
  const [dragged, setDragged] = useState<Item>();
  const [drop, setDrop] = useState<Drop>();
  const end = () => {
    setDragged(undefined);
    setDrop(undefined);
  };
  return {
    drop,
    end,
    mayMove: ({ isRoot, content }) => !isRoot && content !== undefined && lock === undefined,
    start(item, event) {
      setDragged(item);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.title);
    },
    over(item, event) {
      const items = workplace.items.get();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const where = rowPlace(item, (event.clientY - top) / height);
      const isPossible =
        dragged !== undefined && !isInside(items, item, dragged) && slotFor(items, item, where) !== undefined;
      if (isPossible) event.preventDefault();
      setDrop(isPossible ? { id: item.path, where } : undefined);
    },
    release(event) {
      event.preventDefault();
      const items = workplace.items.get();
      const item = items.get(drop?.id ?? '');
      const slot = item && drop && slotFor(items, item, drop.where);
      if (dragged && slot) void workplace.move(dragged, slot);
      end();
    },
  };
}

function slotFor(items: Items, item: Item, where: Drop['where']): Slot | undefined {
  if (where === 'into') return item.content === undefined ? undefined : { container: item };
  const container = items.get(item.parent ?? '');
  if (container?.content === undefined) return undefined;
  return { container, next: where === 'before' ? item : neighbour(items, item, 1) };
}
