import type * as English from '../en/paging';

export const paging: typeof English.paging = {
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageNumber: (n) => `Página ${n}`,
};
