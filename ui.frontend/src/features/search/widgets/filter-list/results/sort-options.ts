import { orders } from '#site/search/figures';
import type { FilterListConfig } from '../FilterListConfig';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';

export interface SortOption {
  /** As in addresses; empty for relevance. */
  readonly value: string;
  readonly title: string;
}

/** The available orders. Always includes the author's and that of the address. */
export function sortOptions(
  { ranges }: SearchAnswer,
  { sort }: Asked,
  config: FilterListConfig,
): SortOption[] {
  const { texts } = config;
  const offered = orders.filter((each) => each.replace('-', '') in ranges);
  const named = [config.sort, sort].filter((each) => each !== undefined);
  const all = [...new Set([...named.filter((each) => !offered.includes(each)), ...offered])];
  const title = (order: string) =>
    fill(
      order.startsWith('-') ? texts.falling : texts.rising,
      texts.figureNames[order.replace('-', '')] ?? order.replace('-', ''),
    );
  return [
    // If the author has set an order, an address without one means that.
    ...(config.sort === undefined ? [{ value: '', title: texts.byRelevance }] : []),
    ...all.map((value) => ({ value, title: title(value) })),
  ];
}
