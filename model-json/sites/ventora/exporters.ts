import { componentType } from '../../../shared/addresses/app';
import type { Registry } from '../../core/exporter/Exporter';
import { ownExporters } from '../../core/exporter/site/exporters';
import { pageWith } from '../../core/exporter/site/page/page';
import { libraryExporters } from '../../core/library/exporter';
import { commerceExporters } from '../../features/catalogue/exporter';
import { cardlist } from '../../features/catalogue/exporter/cardlist';
import { choosingKeys } from '../../features/catalogue/exporter/choosing-pages';
import { productPreview } from '../../features/catalogue/exporter/product-picture';
import { dealerFinder } from '../../features/dealers/exporter/dealerfinder';
import { catalogueReader } from '../../features/documents/exporter/cataloguereader';
import { documentList } from '../../features/documents/exporter/documentlist';
import { formExporters } from '../../features/forms/exporter/form';
import { filterlist } from '../../features/search/exporter/filterlist';
import { search } from '../../features/search/exporter/search';
import { searchBanner, searchBox } from '../../features/search/exporter/search-field';
import { searchRules } from '../../features/search/exporter/searchrules/searchrules';
import { sizingHelper } from '../../features/sizing/exporter/sizinghelper';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...formExporters,
  ...commerceExporters,
  ...libraryExporters,
  [componentType('page')]: pageWith(choosingKeys, productPreview),
  [componentType('cardlist')]: cardlist,
  [componentType('cataloguereader')]: catalogueReader,
  [componentType('dealerfinder')]: dealerFinder,
  [componentType('documentlist')]: documentList,
  [componentType('filterlist')]: filterlist,
  [componentType('search')]: search,
  [componentType('searchrules')]: searchRules,
  [componentType('searchbanner')]: searchBanner,
  [componentType('searchbox')]: searchBox,
  [componentType('sizinghelper')]: sizingHelper,
};
