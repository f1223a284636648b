/* What a feature needs to list its results in a way of its own. */

export { pictureOf } from '../widgets/filter-list/results/picture-of';
export type { ResultListProps, ResultLists } from '../widgets/filter-list/ResultLists';
