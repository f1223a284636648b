/** Where an author says which language they read: a form with `language`. */
export const LANGUAGE_ADDRESS = '/security/language';
