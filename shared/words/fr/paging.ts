import type * as English from '../en/paging';

export const paging: typeof English.paging = {
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageNumber: (n) => `Page ${n}`,
};
