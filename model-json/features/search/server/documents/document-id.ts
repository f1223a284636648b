import type { Language } from '../../engine/SearchDocument';

/** The document of what is one for all sites of a language: a product, an asset. A page's is its path. */
export const documentId = (path: string, language: Language): string => `${path}#${language}`;
