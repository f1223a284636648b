import type { SearchItem } from '../../../../../../../shared/search/search-answer';

/** Results of a page with the same look; `page` for plain rows. */
export type ItemGroup = readonly [type: string, items: SearchItem[]];

/**
 * Groups results by look, since alternating cards and lines are hard to read. The group with the best result comes first;
 * the order within a group stays.
 *
 * @param lists types that have a list of their own
 */
export function itemGroups(items: readonly SearchItem[], lists: object): ItemGroup[] {
  const groups = new Map<string, SearchItem[]>();
  for (const item of items) {
    const type = item.type in lists ? item.type : 'page';
    groups.set(type, [...(groups.get(type) ?? []), item]);
  }
  return [...groups];
}
