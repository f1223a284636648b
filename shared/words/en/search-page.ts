/** Words of the search of a part of the site, without filters. */
export const searchPage = {
  search: 'Search',
  searchLabel: 'Search this site',
  clearSearch: 'Clear',
  searchResults: 'Search results',
  oneResult: '1 result',
  manyResults: '{0} results',
  noResults: 'No results',
  moreResults: 'More results',
  searchFailed: 'Search is not available at the moment.',
};
