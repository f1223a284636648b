import type { FilterListConfig } from '../FilterListConfig';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';

/** Orders that are offered where the results differ in the figure, the way that most look for first. */
const ORDERS = [
  'freeAirDelivery',
  '-freeAirDelivery',
  'motorPower',
  '-motorPower',
  '-maxPressure',
  'tankVolume',
  'soundPressureLevel',
  'weight',
];

export interface SortOption {
  /** As addresses have it; empty for relevance. */
  readonly value: string;
  readonly title: string;
}

/** Orders to choose from. One that the author or the address names is among them, whatever it is. */
export function sortOptions(
  { ranges }: SearchAnswer,
  { sort }: Asked,
  config: FilterListConfig,
): SortOption[] {
  const { texts } = config;
  const offered = ORDERS.filter((each) => each.replace('-', '') in ranges);
  const named = [config.sort, sort].filter((each) => each !== undefined);
  const all = [...new Set([...named.filter((each) => !offered.includes(each)), ...offered])];
  const title = (order: string) =>
    fill(
      order.startsWith('-') ? texts.falling : texts.rising,
      texts.figureNames[order.replace('-', '')] ?? order.replace('-', ''),
    );
  return [
    // Where the author has set an order, an address without one means that.
    ...(config.sort === undefined ? [{ value: '', title: texts.byRelevance }] : []),
    ...all.map((value) => ({ value, title: title(value) })),
  ];
}
