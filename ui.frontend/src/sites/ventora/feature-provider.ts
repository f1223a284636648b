/* What features provide to their components on a page. */

export { CatalogueProvider as FeatureProvider } from '../../features/catalogue/kit/CatalogueProvider';
