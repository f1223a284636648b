import {
  configuratorWithoutServer,
  sizingWithoutServer,
} from '../../../shared/words/by-language/without-server';
import {
  needsServer,
  type Registry,
  ownExporters,
  pageExporters,
  formExporters,
  searchExporters,
  libraryExporters,
  componentType,
} from '../../../api/exporter';
import { calculator } from '../../features/calculators/exporter/calculator';
import { commerceExporters } from '../../features/catalogue/exporter';
import { cardlist } from '../../features/catalogue/exporter/lists/cardlist';
import { catalogueReader } from '../../features/catalogue/exporter/product/cataloguereader';
import { choosingKeys } from '../../features/catalogue/exporter/choosing/choosing-pages';
import { documentList } from '../../features/catalogue/exporter/lists/documentlist';
import { productPreview } from '../../features/catalogue/exporter/product/product-picture';
import { catalogueSource } from '../../features/catalogue/search/catalogue-source';
import { configurator } from '../../features/configurator/exporter/configurator';
import { dealerFinder } from '../../features/dealers/exporter/dealerfinder';
import { sizingHelper } from '../../features/sizing/exporter/sizinghelper';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...formExporters,
  ...commerceExporters,
  ...libraryExporters,
  ...searchExporters(catalogueSource),
  ...pageExporters(choosingKeys, productPreview),
  [componentType('calculator')]: needsServer(sizingWithoutServer, calculator),
  [componentType('cardlist')]: cardlist,
  [componentType('cataloguereader')]: catalogueReader,
  [componentType('configurator')]: needsServer(configuratorWithoutServer, configurator),
  [componentType('dealerfinder')]: dealerFinder,
  [componentType('documentlist')]: documentList,
  [componentType('sizinghelper')]: needsServer(sizingWithoutServer, sizingHelper),
};
