/** Words of a list of several pages. */
export const paging = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (n: number) => `Page ${n}`,
};
