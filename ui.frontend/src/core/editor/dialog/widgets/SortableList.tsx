import { VisuallyHidden } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { SortableItem } from './SortableItem';
import { useSorting, type Sorting } from './use-sorting';

interface SortableListProps extends Omit<Sorting, 'focusesNew'>, Partial<Pick<Sorting, 'focusesNew'>> {
  /** Accessible name of the list: "Actions". */
  readonly label: string;
  children(index: number): ReactNode;
}

/** Items reordered by dragging their handles or pressing arrow keys on them. */
export function SortableList({ label, children, focusesNew = false, ...rest }: SortableListProps): ReactNode {
  const { list, said, move, remove, dragging } = useSorting({ ...rest, focusesNew });
  return (
    <>
      <ul ref={list} aria-label={label} className="editor-list">
        {rest.keys.map((key, i) => (
          <SortableItem
            key={key}
            id={key}
            name={rest.nameOf(i)}
            index={i}
            dragging={dragging}
            onMove={move}
            onRemove={remove}
          >
            {children(i)}
          </SortableItem>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** Moves an item of a list. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export const replaced = <T,>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((each, i) => (i === index ? item : each));

export const without = <T,>(items: readonly T[], index: number): readonly T[] =>
  items.filter((_, i) => i !== index);
