import type { Asked } from '../../../../../shared/search/search-answer';

/** Whether to count a query: turning the page or choosing a filter continues the same search. */
export const isFirst = ({ page, sort, filters, ranges }: Asked): boolean =>
  page === 1 && sort === undefined && Object.keys({ ...filters, ...ranges }).length === 0;
