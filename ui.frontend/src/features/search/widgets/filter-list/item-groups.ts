import type { PageItem, ProductItem, SearchItem } from '../../../../../../shared/search/search-answer';

/** Results of a page that are drawn alike. */
export type ItemGroup =
  | { readonly kind: 'products'; readonly items: readonly ProductItem[] }
  | { readonly kind: 'pages'; readonly items: readonly PageItem[] };

/**
 * Products beside products, pages and documents below one another: cards and lines in turns are a jumble. Those among
 * which the best result is stand first; each keeps its order.
 */
export function itemGroups(items: readonly SearchItem[]): ItemGroup[] {
  const products = items.filter((item) => item.type === 'product');
  const pages = items.filter((item) => item.type !== 'product');
  const groups: ItemGroup[] = [
    { kind: 'products', items: products },
    { kind: 'pages', items: pages },
  ];
  if (items[0]?.type !== 'product') groups.reverse();
  return groups.filter((group) => group.items.length > 0);
}
