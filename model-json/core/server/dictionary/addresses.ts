/** Addresses of dictionaries begin so. */
export const DICTIONARIES = '/page-dictionary/';

/** All pages, as a URL pattern. */
export const ALL_PAGES = '/*';
