/* What features add to the model of every page. */

export { cataloguePageParts as pageParts } from '../../features/catalogue/page-parts';
