import type * as English from '../en/search-page';

export const searchPage: typeof English.searchPage = {
  search: 'Rechercher',
  searchLabel: 'Rechercher sur ce site',
  clearSearch: 'Effacer',
  searchResults: 'Résultats de la recherche',
  oneResult: '1 résultat',
  manyResults: '{0} résultats',
  noResults: 'Aucun résultat',
  moreResults: 'Plus de résultats',
  searchFailed: 'La recherche est indisponible pour le moment.',
};
