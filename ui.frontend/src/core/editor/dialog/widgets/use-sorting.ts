import { useEffect, useRef, useState } from 'react';
import { focusWhenSeen } from '../focus-when-seen';
import { t } from '../../../../../../shared/authoring/language/t';

export interface Sorting {
  readonly keys: readonly string[];
  nameOf(index: number): string;
  /** An item added last takes focus, so that it can be filled in. */
  readonly focusesNew: boolean;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** A drag within one list. */
export interface Dragging {
  start(index: number): void;
  isOn(): boolean;
  /** @param to where the item is dropped; nowhere if omitted */
  end(to?: number): void;
}

/** Moves and removes the items of a list. Focus and a spoken message follow the item. */
export function useSorting({ keys, nameOf, focusesNew, onMove, onRemove }: Sorting) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const focusOn = useRef<string>(undefined);
  const dragged = useRef<number>(undefined);

  const known = useRef(keys);
  useEffect(() => {
    const before = known.current;
    known.current = keys;
    const added = keys.at(-1);
    if (!focusesNew || keys.length !== before.length + 1) return;
    if (added === undefined || before.includes(added)) return;
    // A menu from which the item was chosen may still have focus.
    focusWhenSeen(() => {
      const item = itemOf(list.current, added);
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
    setSaid(t('{name} is now {value} of {keys}.', { name: nameOf(from), value: to + 1, keys: keys.length }));
    focusOn.current = keys[from];
  };
  const remove = (index: number) => {
    onRemove(index);
    setSaid(t('{name} removed.', { name: nameOf(index) }));
    focusOn.current = keys[index + 1] ?? keys[index - 1];
  };
  const dragging: Dragging = {
    start: (index) => (dragged.current = index),
    isOn: () => dragged.current !== undefined,
    end(to) {
      if (dragged.current !== undefined && to !== undefined) move(dragged.current, to);
      dragged.current = undefined;
    },
  };
  return { list, said, move, remove, dragging };
}

const itemOf = (list: HTMLElement | null, key: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])].find(
    ({ dataset }) => dataset.key === key,
  );
