/** The type of a stored query of GraphQL, as AEM names it; its text is below it, in a node of the type `…/content`. */
export const PERSISTED_QUERY = 'graphql/persistent/query';
