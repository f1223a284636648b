import { siteName } from '../../../core/exporter/shared/pages';
import type { Country } from '../../markets/api/country';
import { perVersion } from '../../../core/repository/reads/per-version';
import { once } from '../../../core/repository/once';
import type { ResourceTree } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { Catalogue } from './Catalogue';
import { readCataloguePages } from './CataloguePages';
import { marketOf } from './market';
import { readProduct } from './Product';
import { productFragments, productModelOf } from './product-fragment';

const made = perVersion<Catalogue>();

/** The catalogue of the current page's site, `/content/dam/<site>/products`, as sold in its country. */
export function catalogueOf({ tree, currentPage }: ExportContext): Catalogue {
  const site = siteName(currentPage);
  const market = marketOf(currentPage);
  return made(tree, `${site} ${market?.code ?? ''}`, () => readCatalogue(tree, site, market));
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
