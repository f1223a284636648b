import type { KeyboardEvent } from 'react';
import type { Item } from '../Item';
import { listKey } from './list-key';
import { allOf, extended, toggled, type Selection } from './selection';
import { useTypeAhead } from './use-type-ahead';

/** What an item view tells its owner. */
export interface ItemEvents<I extends Item> {
  /** The item that keys are for. */
  onActive(path: string): void;
  onSelect(selection: Selection): void;
  onOpen(item: I): void;
  /** Shows what is below an item. */
  onEnter(item: I): void;
  /** Shows the level above. */
  onLeave(): void;
  /** Moves items before a sibling or, without one, to the end; undefined where authors do not decide on the order. */
  onOrder?: ((paths: readonly string[], before: string | undefined) => void) | undefined;
}

interface ItemKeys<I extends Item> extends ItemEvents<I> {
  at: string;
  items: readonly I[];
  active: string | undefined;
  selection: Selection;
  perRow?: number;
  rowsPerPage: number;
}

/** The keys that all views share: arrows, letters, Space selects, Enter opens, Alt and arrows reorder. */
export function useItemKeys<I extends Item>(view: ItemKeys<I>): (event: KeyboardEvent) => void {
  const typeAhead = useTypeAhead();
  return (event) => {
    const { at, items, selection, perRow = 1, rowsPerPage } = view;
    const active = items.findIndex(({ path }) => path === view.active);
    const item = items[active];
    const done = () => event.preventDefault();
    const { key } = event;
    if (event.altKey && !event.ctrlKey && !event.metaKey) {
      if (key === 'ArrowUp' && event.shiftKey) return (done(), reorder(view, active, -1));
      if (key === 'ArrowDown' && event.shiftKey) return (done(), reorder(view, active, 1));
      if (key === 'ArrowUp') return (done(), view.onLeave());
      if (key === 'ArrowDown' && item) return (done(), view.onEnter(item));
      return;
    }
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a')
      return (
        done(),
        view.onSelect(
          allOf(
            at,
            items.map(({ path }) => path),
          ),
        )
      );
    if (event.ctrlKey || event.metaKey) return;
    if (key === 'Enter' && item) return (done(), view.onOpen(item));
    if (key === 'Backspace') return (done(), view.onLeave());
    if (key === ' ' && item) return (done(), view.onSelect(toggled(selection, at, item.path)));
    const isExtending = event.shiftKey && key !== 'Home' && key !== 'End';
    const next = listKey(key, { count: items.length, active, perRow, rowsPerPage });
    const found = next ?? typeAhead(event, () => items.map(({ title }) => title), active);
    const to = found === undefined ? undefined : items[found];
    if (!to) return;
    done();
    // A letter that goes to an item is not an action's key, too.
    event.stopPropagation();
    view.onActive(to.path);
    if (isExtending && next !== undefined)
      view.onSelect(
        extended(
          selection,
          at,
          items.map(({ path }) => path),
          to.path,
          item?.path,
        ),
      );
  };
}

function reorder<I extends Item>({ items, onOrder }: ItemKeys<I>, active: number, step: 1 | -1): void {
  const item = items[active];
  const to = active + step;
  if (!item || !onOrder || to < 0 || to >= items.length) return;
  onOrder([item.path], items[step > 0 ? to + 1 : to]?.path);
}
