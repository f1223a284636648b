import { withDerivedPages, type Repository } from '../../../api/server';
import { cataloguePages } from '../../features/catalogue/products/catalogue-pages';
import { localisings } from '../../features/markets/localising';

/**
 * The site's stored content with everything derived from it: live copies adapted to their countries, and a page for
 * each product.
 */
export const withDerivedContent = (stored: Repository): Repository =>
  withDerivedPages(stored, cataloguePages, localisings);
