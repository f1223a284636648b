import type * as English from '../en/search-field';

export const searchField: typeof English.searchField = {
  label: 'Website durchsuchen',
  placeholder: 'Name oder Thema',
  search: 'Suchen',
  clear: 'Eingabe löschen',
  open: 'Suche öffnen',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  oneSuggestion: '1 Vorschlag',
  manySuggestions: '{0} Vorschläge',
  noSuggestions: 'Keine Vorschläge. Mit der Eingabetaste suchen Sie nach Ihren Worten.',
  recent: 'Letzte Suchen',
  forget: 'Letzte Suchen löschen',
  forgotten: 'Letzte Suchen gelöscht.',
  words: 'Suchen nach',
  article: 'Artikel',
  page: 'Seiten',
  document: 'Dokumente',
  oneArticle: 'Artikel',
  onePage: 'Seite',
  oneDocument: 'Dokument',
};

export const searchBanner: typeof English.searchBanner = {
  popularSearches: 'Häufig gesucht',
  searchBannerLabel: 'Seiten und Unterlagen finden',
};
