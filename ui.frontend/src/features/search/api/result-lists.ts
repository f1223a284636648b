/* What a feature needs to show its results in its own list. */

export { useList } from '../widgets/filter-list/list-context';
export { pictureOf } from '../widgets/filter-list/results/picture-of';
export type { ResultListProps, ResultLists } from '../widgets/filter-list/ResultLists';
