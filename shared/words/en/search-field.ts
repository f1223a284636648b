/**
 * Words of a field with suggestions: part of its configuration, so that no chunk contains four languages.
 *
 * @chunk
 */
export const searchField = {
  label: 'Search this site',
  placeholder: 'Name or topic',
  search: 'Search',
  clear: 'Clear',
  open: 'Open search',
  close: 'Close search',
  suggestions: 'Suggestions',
  oneSuggestion: '1 suggestion',
  manySuggestions: '{0} suggestions',
  noSuggestions: 'No suggestions. Enter searches for your words.',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  forgotten: 'Recent searches cleared.',
  words: 'Search for',
  article: 'Articles',
  page: 'Pages',
  document: 'Documents',
  oneArticle: 'Article',
  onePage: 'Page',
  oneDocument: 'Document',
};

/** Words of a search banner, in addition to those of its field. */
export const searchBanner = {
  popularSearches: 'Popular searches',
  searchBannerLabel: 'Find pages and documents',
};
