import type * as English from '../en/search-field';

export const searchField: typeof English.searchField = {
  label: 'Website durchsuchen',
  placeholder: 'Name, Bestellnummer oder Thema',
  search: 'Suchen',
  clear: 'Eingabe löschen',
  open: 'Suche öffnen',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  oneSuggestion: '1 Vorschlag',
  manySuggestions: '{0} Vorschläge',
  noSuggestions: 'Keine Vorschläge. Mit der Eingabetaste suchen Sie nach Ihren Worten.',
  orderNumber: 'Best.-Nr. {0}',
  recent: 'Letzte Suchen',
  forget: 'Letzte Suchen löschen',
  forgotten: 'Letzte Suchen gelöscht.',
  words: 'Suchen nach',
  product: 'Produkte',
  family: 'Produktfamilien',
  article: 'Artikel',
  page: 'Seiten',
  document: 'Dokumente',
  oneProduct: 'Produkt',
  oneFamily: 'Produktfamilie',
  oneArticle: 'Artikel',
  onePage: 'Seite',
  oneDocument: 'Dokument',
};

export const searchBanner: typeof English.searchBanner = {
  popularSearches: 'Häufig gesucht',
  searchBannerLabel: 'Produkte, Rat und Unterlagen finden',
};
