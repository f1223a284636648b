import type { Derivation } from '../../../core/repository/derived/Derivation';
import { sitePlaces } from '../../../core/repository/derived/places';
import { once } from '../../../core/repository/once';
import { isWithin } from '../../../core/repository/path';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { pageProperties, siteName } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { readRange, type Range } from './Range';
import { storefrontPages, type Storefront } from './storefront-pages';

/**
 * The derived pages of a catalogue: for each family and each product without a page of its own, a copy of the storefront's
 * generic page that refers to it. A product is below the page of its family, a family below that of its parent. A
 * storefront's pages are created on the first request for one: each content change discards them.
 */
export function cataloguePages(stored: ResourceTree): Derivation {
  const ranges = new Map<string, Range>();
  const rangeOf = ({ root }: Storefront): Range => {
    const site = siteName(root);
    const range = ranges.get(site) ?? readRange(stored, site);
    ranges.set(site, range);
    return range;
  };
  const storefronts = sitePlaces(stored)
    .flatMap(storefrontsBelow)
    .map((storefront) => ({
      root: storefront.root.path,
      pages: once(() => storefrontPages(stored, storefront, rangeOf(storefront))),
    }));
  return {
    roots: storefronts.map(({ root }) => root),
    below: (path) => {
      const storefront = storefronts.find(({ root }) => isWithin(path, root));
      return storefront?.pages().get(path) ?? [];
    },
  };
}

function storefrontsBelow(node: Resource): Storefront[] {
  const properties = pageProperties(node);
  const productPage = text(properties, 'cq:cifProductPage');
  const categoryPage = text(properties, 'cq:cifCategoryPage');
  if (productPage || categoryPage) return [{ root: node, productPage, categoryPage }];
  return [...node.children.values()].filter(({ name }) => name !== 'jcr:content').flatMap(storefrontsBelow);
}
