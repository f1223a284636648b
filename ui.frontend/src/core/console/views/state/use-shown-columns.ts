import { useState } from 'react';
import { remembered } from '../../shell/remembered';
import type { Column, Item } from '../Item';
import { sortedNext, type Sorting } from './sorting';

interface ShownColumns<I extends Item> {
  readonly shown: readonly Column<I>[];
  readonly sorting: Sorting | undefined;
  choose(ids: readonly string[]): void;
  sort(column: string): void;
}

/** The columns of a console's list and its order, as this author chose them last. */
export function useShownColumns<I extends Item>(
  name: string,
  columns: readonly Column<I>[],
): ShownColumns<I> {
  const [ids, setIds] = useState(() => {
    const kept = remembered.read(`${name}-columns`);
    return Array.isArray(kept)
      ? kept.map(String)
      : columns.flatMap(({ id, isShown }) => (isShown ? [id] : []));
  });
  const [sorting, setSorting] = useState<Sorting | undefined>();
  return {
    shown: columns.filter(({ id }) => ids.includes(id)),
    sorting,
    choose(next) {
      remembered.write(`${name}-columns`, next);
      setIds([...next]);
    },
    sort: (column) => setSorting(sortedNext(sorting, column)),
  };
}
