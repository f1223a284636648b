import type * as English from '../en/search-field';

export const searchField: typeof English.searchField = {
  label: 'Buscar en el sitio',
  placeholder: 'Nombre o tema',
  search: 'Buscar',
  clear: 'Borrar',
  open: 'Abrir la búsqueda',
  close: 'Cerrar la búsqueda',
  suggestions: 'Sugerencias',
  oneSuggestion: '1 sugerencia',
  manySuggestions: '{0} sugerencias',
  noSuggestions: 'No hay sugerencias. La tecla Intro busca sus palabras.',
  recent: 'Búsquedas recientes',
  forget: 'Borrar las búsquedas recientes',
  forgotten: 'Búsquedas recientes borradas.',
  words: 'Buscar',
  article: 'Artículos',
  page: 'Páginas',
  document: 'Documentos',
  oneArticle: 'Artículo',
  onePage: 'Página',
  oneDocument: 'Documento',
};

export const searchBanner: typeof English.searchBanner = {
  popularSearches: 'Búsquedas frecuentes',
  searchBannerLabel: 'Encontrar páginas y documentos',
};
