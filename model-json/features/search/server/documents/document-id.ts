/**
 * The document of what is found in several places: a product in each site, an asset in each language. A page's is its path.
 *
 * @param place path of the site's root, or the language
 */
export const documentId = (path: string, place: string): string => `${path}#${place}`;
