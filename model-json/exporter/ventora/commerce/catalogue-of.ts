import { once } from '../../../repository/once';
import type { ResourceTree } from '../../../repository/Resource';
import type { ExportContext } from '../../Exporter';
import { Catalogue } from './Catalogue';
import { readCataloguePages } from './CataloguePages';
import { readProduct } from './Product';
import { productFragments, productModelOf } from './product-fragment';

/** A repository counts its changes; a tree that does not is read anew each time. */
type VersionedTree = ResourceTree & { readonly version?: number };

interface Made {
  readonly version: number;
  readonly catalogues: Map<string, Catalogue>;
}

const made = new WeakMap<ResourceTree, Made>();

/** The catalogue of the site that the current page belongs to: `/content/dam/<site>/products`. */
export function catalogueOf({ tree, currentPage }: ExportContext): Catalogue {
  const site = currentPage?.path.split('/')[2] ?? '';
  const { version } = tree as VersionedTree;
  if (version === undefined) return readCatalogue(tree, site);
  let known = made.get(tree);
  if (known?.version !== version) {
    known = { version, catalogues: new Map() };
    made.set(tree, known);
  }
  const catalogue = known.catalogues.get(site) ?? readCatalogue(tree, site);
  known.catalogues.set(site, catalogue);
  return catalogue;
}

function readCatalogue(tree: ResourceTree, site: string): Catalogue {
  const variant = (path: string) => {
    const found = path.startsWith('/') ? tree.get(path) : undefined;
    return found && productModelOf(found) === 'product-variant' ? found : undefined;
  };
  const products = once(() => productFragments(tree, site).map((fragment) => readProduct(fragment, variant)));
  return new Catalogue(products, (languageRoot) => readCataloguePages(tree.get(languageRoot.path)));
}
