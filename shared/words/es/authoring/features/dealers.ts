import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Encabezado',
  'Dealers of': 'Distribuidores de',
  'Its dealers are listed first. Default: the page’s country.':
    'Sus distribuidores aparecen primero. De forma predeterminada: el país de la página.',
  'The page’s country': 'El país de la página',
  Spain: 'España',
  'United States': 'Estados Unidos',
  'Without the map': 'Sin el mapa',
  'Dealers near a place, with filters and a map': 'Distribuidores cerca de un lugar, con filtros y un mapa',
  'Find a dealer': 'Buscar un distribuidor',
  'Dealer finder': 'Buscador de distribuidores',
};
