import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Titre',
  'Dealers of': 'Revendeurs de',
  'Its dealers are listed first. Default: the page’s country.':
    'Ses revendeurs sont affichés en premier. Par défaut : le pays de la page.',
  'The page’s country': 'Le pays de la page',
  Spain: 'Espagne',
  'United States': 'États-Unis',
  'Without the map': 'Sans la carte',
  'Dealers near a place, with filters and a map': 'Revendeurs près d’un lieu, avec filtres et carte',
  'Find a dealer': 'Trouver un revendeur',
  'Dealer finder': 'Recherche de revendeurs',
};
