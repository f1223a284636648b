import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { languageTag, localeOf } from '../shared/locale/languages';
import { text } from '../shared/properties';

/** Sort keys of a list. */
export interface SortKeys {
  readonly title: string | undefined;
  readonly lastModified: number | undefined;
}

/**
 * Sorts by the list's `orderBy` (`title`, `modified`) and `sortOrder`; other values keep the order. Titles are compared
 * in the page's language by base letters; entries without a key come last, or first if descending.
 */
export function ordered<T>(
  entries: readonly T[],
  list: Resource,
  context: ExportContext,
  keys: (entry: T) => SortKeys,
): T[] {
  const direction = text(list.properties, 'sortOrder') === 'desc' ? -1 : 1;
  const orderBy = text(list.properties, 'orderBy');
  if (orderBy === 'title') {
    const collator = new Intl.Collator(languageTag(localeOf(context.currentPage)), { sensitivity: 'base' });
    return sorted(
      entries,
      (entry) => keys(entry).title,
      (a, b) => collator.compare(a, b),
      direction,
    );
  }
  if (orderBy === 'modified')
    return sorted(
      entries,
      (entry) => keys(entry).lastModified,
      (a, b) => a - b,
      direction,
    );
  return [...entries];
}

function sorted<T, K>(
  entries: readonly T[],
  keyOf: (entry: T) => K | undefined,
  compare: (a: K, b: K) => number,
  direction: number,
): T[] {
  const missingLast = (a: K | undefined, b: K | undefined) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compare(a, b);
  };
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }));
  keyed.sort((a, b) => direction * missingLast(a.key, b.key));
  return keyed.map(({ entry }) => entry);
}
