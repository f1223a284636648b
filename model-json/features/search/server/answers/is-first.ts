import type { Asked } from '../../../../../shared/search/search-answer';

/** Whether a question is to be counted: who turns the page or chooses a filter looks for the same thing still. */
export const isFirst = ({ page, sort, filters, ranges }: Asked): boolean =>
  page === 1 && sort === undefined && Object.keys({ ...filters, ...ranges }).length === 0;
