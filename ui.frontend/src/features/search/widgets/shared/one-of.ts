/**
 * The name of the word for one result of a kind.
 *
 * @example oneOf('article') // 'oneArticle'
 */
export const oneOf = (kind: string): string => 'one' + kind.charAt(0).toUpperCase() + kind.slice(1);
