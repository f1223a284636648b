import type { Resource, ResourceTree } from '../Resource';

/** What stands beside the sites below `/content`. */
const NOT_SITES = new Set(['dam', 'cq:tags', 'experience-fragments']);

/** Where the pages of sites begin: `/content/mysite`. */
export const sitePlaces = (tree: ResourceTree): Resource[] =>
  [...(tree.get('/content')?.children.values() ?? [])].filter(({ name }) => !NOT_SITES.has(name));

/** Where pages begin, those that make fragments included: `/content/experience-fragments/mysite`. */
export const pagePlaces = (tree: ResourceTree): Resource[] => [
  ...sitePlaces(tree),
  ...(tree.get('/content/experience-fragments')?.children.values() ?? []),
];
