import type { SearchItem } from '../../../../../../../shared/search/search-answer';

/** Results of a page that are drawn alike; `page` for those that are lines. */
export type ItemGroup = readonly [type: string, items: SearchItem[]];

/**
 * Products beside products, pages and documents below one another: cards and lines in turns are a jumble. Those among
 * which the best result is stand first; each keeps its order.
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
