import type * as English from '../en/paging';

export const paging: typeof English.paging = {
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (n) => `Seite ${n}`,
};
