/**
 * `ventora/page`: what a site adds around its components: tabs of the page properties, providers, the looks of search
 * results. A project's folder `site` holds such modules, by the names of those in `sites/plain`.
 */
export type { DialogTab } from '../ui.frontend/src/core/kit/dialogs/dialog';
export { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL } from '../ui.frontend/src/core/kit/dialogs/page-tabs';
export type { FeatureProviderProps } from '../ui.frontend/src/core/kit/models/page-parts';
export type { ResultLists } from '../ui.frontend/src/features/search/api/result-lists';
export type { SearchDialogs } from '../ui.frontend/src/features/search/api/search-dialogs';
export type { ResultProviderProps } from '../ui.frontend/src/features/search/api/search-texts';
