/**
 * The id of a document for something with several places: a product in each site, an asset in each language. A page's id is its
 * path.
 * @param place path of the site's root, or the language
 */
export const documentId = (path: string, place: string): string => `${path}#${place}`;
