import type { Feature } from '../server/Feature';

/** What lists of every site have: the number of a page, a tag. */
const CORE = ['page', 'tag'];

/** Parameters whose values visitors choose by links: each linked value is a file of its own. */
export const choicesOf = (features: readonly Feature[]): ReadonlySet<string> =>
  new Set([...CORE, ...features.flatMap(({ linkedParameters = [] }) => linkedParameters)]);
