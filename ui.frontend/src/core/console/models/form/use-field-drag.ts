import { useState, type DragEvent } from 'react';
import type { DraftField } from './draft';

/** What makes a row something that can be dragged, and dropped on. */
export interface FieldDrag {
  /** Of what is taken hold of. */
  readonly handle: { draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  /** Of the whole row. */
  readonly target: {
    'data-drop'?: 'before' | 'after';
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

const TYPE = 'application/x-model-field';

/** Dragging fields to another place; buttons and keys do the same. */
export function useFieldDrag(
  fields: readonly DraftField[],
  onMove: (key: string, place: number) => void,
): (key: string) => FieldDrag {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ key: string; side: 'before' | 'after' }>();
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (key) => ({
    handle: {
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.setData(TYPE, key);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(key);
      },
      onDragEnd: stop,
    },
    target: {
      ...(over?.key === key && { 'data-drop': over.side }),
      onDragOver(event) {
        if (dragged === undefined || dragged === key) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const side = event.clientY < top + height / 2 ? 'before' : 'after';
        setOver((last) => (last?.key === key && last.side === side ? last : { key, side }));
      },
      onDrop(event) {
        if (dragged === undefined || !over) return;
        event.preventDefault();
        const rest = fields.filter((field) => field.key !== dragged);
        const at = rest.findIndex((field) => field.key === over.key);
        onMove(dragged, at + (over.side === 'after' ? 1 : 0));
        stop();
      },
    },
  });
}
