import type { WidgetModule, WidgetName } from './shared/Widget';

/** How to load each search widget: a chunk of its own and three shared by all (`scripts/build/widget-chunks.js`). */
export const widgets: Readonly<Record<WidgetName, () => Promise<WidgetModule>>> = {
  'search-banner': () => import(/* webpackChunkName: "search-banner" */ './search-banner/search-banner'),
  'filter-list': () => import(/* webpackChunkName: "filter-list" */ './filter-list/filter-list'),
  'search-box': () => import(/* webpackChunkName: "search-box" */ './search-box/search-box'),
};
