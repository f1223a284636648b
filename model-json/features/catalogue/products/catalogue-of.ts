import type { Country } from '../../markets/api/country';
import { once } from '../../../core/repository/once';
import type { ResourceTree } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { Catalogue } from './Catalogue';
import { readCataloguePages } from './CataloguePages';
import { marketOf } from './market';
import { readProduct } from './Product';
import { productFragments, productModelOf } from './product-fragment';

interface Made {
  readonly version: number;
  readonly catalogues: Map<string, Catalogue>;
}

const made = new WeakMap<ResourceTree, Made>();

/** The catalogue of the current page's site, `/content/dam/<site>/products`, as sold in its country. */
export function catalogueOf({ tree, currentPage }: ExportContext): Catalogue {
  const site = currentPage?.path.split('/')[2] ?? '';
  const market = marketOf(currentPage);
  const { version } = tree;
  if (version === undefined) return readCatalogue(tree, site, market);
  let known = made.get(tree);
  if (known?.version !== version) {
    known = { version, catalogues: new Map() };
    made.set(tree, known);
  }
  const key = `${site} ${market?.code ?? ''}`;
  const catalogue = known.catalogues.get(key) ?? readCatalogue(tree, site, market);
  known.catalogues.set(key, catalogue);
  return catalogue;
}

function readCatalogue(tree: ResourceTree, site: string, market: Country | undefined): Catalogue {
  const variant = (path: string) => {
    const found = path.startsWith('/') ? tree.get(path) : undefined;
    return found && productModelOf(found) === 'product-variant' ? found : undefined;
  };
  const products = once(() =>
    productFragments(tree, site).map((fragment) => readProduct(fragment, variant, market)),
  );
  return new Catalogue(products, (languageRoot) => readCataloguePages(tree.get(languageRoot)));
}
