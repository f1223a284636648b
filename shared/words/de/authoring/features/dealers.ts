import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Überschrift',
  'Dealers of': 'Händler in',
  'Its dealers are listed first. Default: the page’s country.':
    'Die Händler dort stehen zuerst. Standard: das Land der Seite.',
  'The page’s country': 'Land der Seite',
  Spain: 'Spanien',
  'United States': 'Vereinigte Staaten',
  'Without the map': 'Ohne die Karte',
  'Dealers near a place, with filters and a map': 'Händler in der Nähe eines Orts, mit Filtern und Karte',
  'Find a dealer': 'Händler finden',
  'Dealer finder': 'Händlersuche',
};
