import type * as English from '../en/search-page';

export const searchPage: typeof English.searchPage = {
  search: 'Buscar',
  searchLabel: 'Buscar en este sitio',
  clearSearch: 'Borrar',
  searchResults: 'Resultados de la búsqueda',
  oneResult: '1 resultado',
  manyResults: '{0} resultados',
  noResults: 'Sin resultados',
  moreResults: 'Más resultados',
  searchFailed: 'La búsqueda no está disponible en este momento.',
};
