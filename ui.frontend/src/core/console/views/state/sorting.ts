import type { Column, Item } from '../Item';

/** The column that a list is sorted by; `title` is always there. */
export interface Sorting {
  readonly by: string;
  readonly isDescending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

export const byText = (a: string, b: string): number => collator.compare(a, b);

/** Items in the order of a column; without one, in that of the content. */
export function sorted<I extends Item>(
  items: readonly I[],
  columns: readonly Column<I>[],
  sorting: Sorting | undefined,
): readonly I[] {
  if (!sorting) return items;
  const compare =
    sorting.by === 'title'
      ? (a: I, b: I) => byText(a.title, b.title)
      : columns.find(({ id }) => id === sorting.by)?.compare;
  if (!compare) return items;
  const ascending = [...items].sort(compare);
  return sorting.isDescending ? ascending.reverse() : ascending;
}

/** Ascending, then descending, then the content's own order. */
export const sortedNext = (sorting: Sorting | undefined, column: string): Sorting | undefined =>
  sorting?.by !== column
    ? { by: column, isDescending: false }
    : sorting.isDescending
      ? undefined
      : { by: column, isDescending: true };
