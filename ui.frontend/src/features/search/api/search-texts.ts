/* What a feature needs to add its words and settings to the widgets of the search. */

export { recordOf } from '../widgets/shared/config/record-of';
export { address, optional, words, type Check } from '../widgets/shared/config/schema';
export type { FilterListConfig } from '../widgets/filter-list/FilterListConfig';
export type { ResultProviderProps } from '../widgets/filter-list/ResultProvider';
export type { SearchTexts } from '../widgets/SearchTexts';
