import type { Resource, ResourceTree } from '../Resource';

/** Siblings of the sites below `/content`. */
const NOT_SITES = new Set(['dam', 'cq:tags', 'experience-fragments', 'launches']);

/** Roots of the sites' pages: `/content/mysite`. */
export const sitePlaces = (tree: ResourceTree): Resource[] =>
  [...(tree.get('/content')?.children.values() ?? [])].filter(({ name }) => !NOT_SITES.has(name));

/** Roots of pages, including those of experience fragments: `/content/experience-fragments/mysite`. */
export const pagePlaces = (tree: ResourceTree): Resource[] => [
  ...sitePlaces(tree),
  ...(tree.get('/content/experience-fragments')?.children.values() ?? []),
];
