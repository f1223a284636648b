/** Addresses of dictionaries begin so. */
export const DICTIONARIES = '/page-dictionary/';
