import type { DerivedPage, Derivation } from '../../../repository/derived/Derivation';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { localeOf, type Locale } from '../../shared/languages';
import { childPages, pageProperties } from '../../shared/pages';
import { text, texts } from '../../shared/properties';
import { resolveTag, tagTitle } from '../../shared/tags';
import { productFragments } from './catalogue-of';
import { derivedCategory, derivedProduct } from './derived-pages';
import { masterOf } from './product-fragment';

/** A page with the generic pages of a catalogue, as CIF names them (`cq:cifProductPage`, `cq:cifCategoryPage`). */
interface Storefront {
  readonly root: Resource;
  readonly productPage: string | undefined;
  readonly categoryPage: string | undefined;
}

/**
 * The pages of a catalogue that nobody wrote: for each family and each product without a page of its own, a copy of the
 * storefront's generic page that names it. A product stands below the page of its family, a family below that of the one above.
 */
export function cataloguePages(stored: ResourceTree): Derivation {
  const below = new Map<string, DerivedPage[]>();
  const storefronts = [...(stored.get('/content')?.children.values() ?? [])].flatMap(storefrontsBelow);
  for (const storefront of storefronts) addPages(stored, storefront, below);
  return {
    roots: storefronts.map(({ root }) => root.path),
    below: (path) => below.get(path) ?? [],
  };
}

const NOT_SITES = new Set(['dam', 'cq:tags', 'experience-fragments']);

function storefrontsBelow(node: Resource): Storefront[] {
  if (NOT_SITES.has(node.name)) return [];
  const properties = pageProperties(node);
  const productPage = text(properties, 'cq:cifProductPage');
  const categoryPage = text(properties, 'cq:cifCategoryPage');
  if (productPage || categoryPage) return [{ root: node, productPage, categoryPage }];
  return [...node.children.values()].filter(({ name }) => name !== 'jcr:content').flatMap(storefrontsBelow);
}

function addPages(stored: ResourceTree, storefront: Storefront, below: Map<string, DerivedPage[]>): void {
  const { root, productPage, categoryPage } = storefront;
  const locale = localeOf(root);
  const own = ownPages(root);
  const add = (parent: string, page: DerivedPage, otherName = page.name): string => {
    const others = below.get(parent) ?? [];
    const isTaken = stored.get(`${parent}/${page.name}`) ?? others.some(({ name }) => name === page.name);
    const name = isTaken ? otherName : page.name;
    below.set(parent, [...others, { ...page, name }]);
    return `${parent}/${name}`;
  };

  const products = productFragments(stored, root.path.split('/')[2]!);
  const sold = familiesOf(products);
  const visit = (tag: Resource, id: string, parent: string): void => {
    const isSold = [...sold].some((family) => family === id || family.startsWith(`${id}/`));
    const known = own.get(id);
    if (!known && !(isSold && categoryPage)) return;
    const path =
      known ??
      add(parent, derivedCategory(id, titleIn(tag, locale), descriptionIn(tag, locale), categoryPage!));
    own.set(id, path);
    for (const child of tag.children.values()) visit(child, `${id}/${child.name}`, path);
  };
  const top = text(pageProperties(root), 'family');
  const tag = top ? resolveTag(stored, top) : undefined;
  if (tag) visit(tag, top!, root.path);

  if (!productPage) return;
  for (const fragment of products) {
    const parent = own.get(text(masterOf(fragment), 'family') ?? '');
    if (parent && !own.has(fragment.path)) {
      add(parent, derivedProduct(fragment, locale, productPage), fragment.name);
    }
  }
}

const titleIn = (tag: Resource, locale: Locale): string => tagTitle(tag, locale) ?? tag.name;

/** Tags have titles by language; ours have descriptions likewise. */
const descriptionIn = ({ properties }: Resource, { language }: Locale): string | undefined =>
  text(properties, `jcr:description.${language}`) ?? text(properties, 'jcr:description');

const familiesOf = (products: readonly Resource[]): ReadonlySet<string> =>
  new Set(products.flatMap((product) => text(masterOf(product), 'family') ?? []));

/** Pages that authors made for a family or a product: id or path of the fragment → path of the page. */
function ownPages(page: Resource, found = new Map<string, string>()): Map<string, string> {
  const properties = pageProperties(page);
  for (const name of ['family', 'productPath'])
    for (const key of texts(properties, name) ?? []) if (!found.has(key)) found.set(key, page.path);
  for (const child of childPages(page)) ownPages(child, found);
  return found;
}
