import type * as English from '../en/search-field';

export const searchField: typeof English.searchField = {
  label: 'Rechercher sur le site',
  placeholder: 'Nom ou sujet',
  search: 'Rechercher',
  clear: 'Effacer',
  open: 'Ouvrir la recherche',
  close: 'Fermer la recherche',
  suggestions: 'Suggestions',
  oneSuggestion: '1 suggestion',
  manySuggestions: '{0} suggestions',
  noSuggestions: 'Aucune suggestion. La touche Entrée lance la recherche.',
  recent: 'Recherches récentes',
  forget: 'Effacer les recherches récentes',
  forgotten: 'Recherches récentes effacées.',
  words: 'Rechercher',
  article: 'Articles',
  page: 'Pages',
  document: 'Documents',
  oneArticle: 'Article',
  onePage: 'Page',
  oneDocument: 'Document',
};

export const searchBanner: typeof English.searchBanner = {
  popularSearches: 'Recherches fréquentes',
  searchBannerLabel: 'Trouver pages et documents',
};
