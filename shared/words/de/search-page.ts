import type * as English from '../en/search-page';

export const searchPage: typeof English.searchPage = {
  search: 'Suchen',
  searchLabel: 'Diese Website durchsuchen',
  clearSearch: 'Leeren',
  searchResults: 'Suchergebnisse',
  oneResult: '1 Treffer',
  manyResults: '{0} Treffer',
  noResults: 'Keine Treffer',
  moreResults: 'Weitere Treffer',
  searchFailed: 'Die Suche ist gerade nicht verfügbar.',
};
