import type * as English from '../en/search-field';

export const searchField: typeof English.searchField = {
  label: 'Buscar en el sitio',
  placeholder: 'Nombre, referencia o tema',
  search: 'Buscar',
  clear: 'Borrar',
  open: 'Abrir la búsqueda',
  close: 'Cerrar la búsqueda',
  suggestions: 'Sugerencias',
  oneSuggestion: '1 sugerencia',
  manySuggestions: '{0} sugerencias',
  noSuggestions: 'No hay sugerencias. La tecla Intro busca sus palabras.',
  orderNumber: 'Ref. {0}',
  recent: 'Búsquedas recientes',
  forget: 'Borrar las búsquedas recientes',
  forgotten: 'Búsquedas recientes borradas.',
  words: 'Buscar',
  product: 'Productos',
  family: 'Familias de productos',
  article: 'Artículos',
  page: 'Páginas',
  document: 'Documentos',
  oneProduct: 'Producto',
  oneFamily: 'Familia de productos',
  oneArticle: 'Artículo',
  onePage: 'Página',
  oneDocument: 'Documento',
};

export const searchBanner: typeof English.searchBanner = {
  popularSearches: 'Búsquedas frecuentes',
  searchBannerLabel: 'Encontrar productos, consejos y documentos',
};
