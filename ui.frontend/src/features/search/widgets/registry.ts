import type { WidgetModule, WidgetName } from './shared/Widget';

/** How to get each search widget: a split chunk of its own and the three that all of them share (`scripts/build/widget-chunks.js`). */
export const widgets: Readonly<Record<WidgetName, () => Promise<WidgetModule>>> = {
  'search-banner': () => import(/* webpackChunkName: "search-banner" */ './search-banner/search-banner'),
  'filter-list': () => import(/* webpackChunkName: "filter-list" */ './filter-list/filter-list'),
  'search-box': () => import(/* webpackChunkName: "search-box" */ './search-box/search-box'),
};
