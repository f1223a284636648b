import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { ExportContext } from '../../Exporter';
import { isPage, pageProperties } from '../../shared/pages';
import { text } from '../../shared/properties';
import { Catalogue } from './Catalogue';
import { readProduct } from './Product';
import { productModelOf } from './product-fragment';

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
  const fragments = productFragments(tree, site);
  const variant = (path: string) => {
    const found = path.startsWith('/') ? tree.get(path) : undefined;
    return found && productModelOf(found) === 'product-variant' ? found : undefined;
  };
  const products = fragments.map((fragment) => readProduct(fragment, variant));
  const pages = pagesBelow(site ? tree.get(`/content/${site}`) : undefined);
  return new Catalogue(products, pagesBy(pages, 'productPath'), pagesBy(pages, 'family'));
}

/** The product fragments of a site, in the order of their folder. */
export const productFragments = (tree: ResourceTree, site: string): Resource[] =>
  site ? fragmentsBelow(tree.get(`/content/dam/${site}/products`)) : [];

function fragmentsBelow(folder: Resource | undefined): Resource[] {
  return [...(folder?.children.values() ?? [])].flatMap((child) => {
    if (productModelOf(child) === 'product') return [child];
    return child.properties['jcr:primaryType'] === 'dam:Asset' ? [] : fragmentsBelow(child);
  });
}

/** Pages at and below a node; countries may be pages or folders. */
function pagesBelow(node: Resource | undefined): Resource[] {
  if (!node) return [];
  const children = [...node.children.values()].filter(({ name }) => name !== 'jcr:content');
  return [...(isPage(node) ? [node] : []), ...children.flatMap(pagesBelow)];
}

function pagesBy(pages: readonly Resource[], property: string): Map<string, Resource[]> {
  const found = new Map<string, Resource[]>();
  for (const page of pages) {
    const key = text(pageProperties(page), property);
    if (key) found.set(key, [...(found.get(key) ?? []), page]);
  }
  return found;
}
