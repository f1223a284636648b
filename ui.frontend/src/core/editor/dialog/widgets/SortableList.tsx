import { ActionButton, Flex, View, VisuallyHidden } from '@adobe/react-spectrum';
import Delete from '@spectrum-icons/workflow/Delete';
import DragHandle from '@spectrum-icons/workflow/DragHandle';
import { focusWhenSeen } from '../focus-when-seen';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';

interface SortableListProps {
  /** Accessible name of the list: "Actions". */
  readonly label: string;
  readonly keys: readonly string[];
  /** Accessible name of an item. */
  nameOf(index: number): string;
  children(index: number): ReactNode;
  /** An item added last takes focus, so that it can be filled in. */
  readonly focusesNew?: boolean;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** Items reordered by dragging their handles or pressing arrow keys on them. */
export function SortableList({
  label,
  keys,
  nameOf,
  children,
  focusesNew = false,
  onMove,
  onRemove,
}: SortableListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  const focusOn = useRef<string>(undefined);

  const known = useRef(keys);
  useEffect(() => {
    const before = known.current;
    known.current = keys;
    const added = keys.at(-1);
    if (!focusesNew || keys.length !== before.length + 1 || before.includes(added!)) return;
    // A menu from which the item was chosen may still have focus.
    focusWhenSeen(() => {
      const item = itemOf(list.current, added!);
      return item?.querySelector('[data-place]') ?? item?.querySelector('[data-fields]');
    });
  }, [keys, focusesNew]);

  useEffect(() => {
    const key = focusOn.current;
    if (key === undefined) return;
    focusOn.current = undefined;
    itemOf(list.current, key)?.querySelector('button')?.focus();
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return;
    onMove(from, to);
    setSaid(`${nameOf(from)} is now ${to + 1} of ${keys.length}.`);
    focusOn.current = keys[from];
  };
  const remove = (index: number) => {
    onRemove(index);
    setSaid(`${nameOf(index)} removed.`);
    focusOn.current = keys[index + 1] ?? keys[index - 1];
  };
  const drop = (event: DragEvent, to: number) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    move(dragged.current, to);
    dragged.current = undefined;
  };

  return (
    <>
      <ul ref={list} aria-label={label} className="editor-list">
        {keys.map((key, i) => (
          <li
            key={key}
            data-key={key}
            onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
            onDrop={(event) => drop(event, i)}
          >
            <Flex gap="size-75" alignItems="start" marginBottom="size-100">
              {/* Keyboards use the button inside. */}
              <span
                draggable
                onDragStart={(event) => {
                  dragged.current = i;
                  event.dataTransfer.setData('text/plain', nameOf(i));
                  event.dataTransfer.effectAllowed = 'move';
                }}
                onDragEnd={() => (dragged.current = undefined)}
              >
                <ActionButton
                  isQuiet
                  aria-label={`Move ${nameOf(i)}: up and down keys`}
                  onKeyDown={(event) => {
                    if (event.key === 'ArrowUp') move(i, i - 1);
                    else if (event.key === 'ArrowDown') move(i, i + 1);
                    else event.continuePropagation();
                  }}
                >
                  <DragHandle />
                </ActionButton>
              </span>
              <View flex minWidth={0} data-fields>
                {children(i)}
              </View>
              <ActionButton isQuiet aria-label={`Remove ${nameOf(i)}`} onPress={() => remove(i)}>
                <Delete />
              </ActionButton>
            </Flex>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

const itemOf = (list: HTMLElement | null, key: string): HTMLElement | undefined =>
  ([...(list?.children ?? [])] as HTMLElement[]).find(({ dataset }) => dataset.key === key);

/** Moves an item of a list. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

export const replaced = <T,>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((each, i) => (i === index ? item : each));

export const without = <T,>(items: readonly T[], index: number): readonly T[] =>
  items.filter((_, i) => i !== index);
