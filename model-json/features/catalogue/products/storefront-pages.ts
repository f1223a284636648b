import type { DerivedPage } from '../../../core/repository/derived/Derivation';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { localeOf } from '../../../core/exporter/shared/locale/languages';
import { childPages, pageProperties } from '../../../core/exporter/shared/pages';
import { text, texts } from '../../../core/exporter/shared/properties';
import { resolveTag } from '../../../core/exporter/shared/tags';
import { derivedCategory, derivedProduct } from './derived-pages';
import type { Range } from './Range';

/** A page that names the generic pages of a catalogue, as in CIF (`cq:cifProductPage`, `cq:cifCategoryPage`). */
export interface Storefront {
  readonly root: Resource;
  readonly productPage: string | undefined;
  readonly categoryPage: string | undefined;
}

/** A storefront's derived pages, by the path of their parent. */
export function storefrontPages(
  stored: ResourceTree,
  { root, productPage, categoryPage }: Storefront,
  { offers, families }: Range,
): ReadonlyMap<string, readonly DerivedPage[]> {
  const locale = localeOf(root);
  const own = ownPages(root);
  const below = new Map<string, DerivedPage[]>();
  const isTaken = (parent: string, name: string) =>
    stored.get(`${parent}/${name}`) !== undefined ||
    below.get(parent)?.some((other) => other.name === name) === true;
  const add = (parent: string, page: DerivedPage): string => {
    const siblings = below.get(parent);
    if (siblings) siblings.push(page);
    else below.set(parent, [page]);
    return `${parent}/${page.name}`;
  };

  const visit = (tag: Resource, id: string, parent: string): void => {
    const path =
      own.get(id) ??
      (categoryPage && families.has(id)
        ? add(parent, derivedCategory(id, tag, locale, categoryPage))
        : undefined);
    if (path === undefined) return;
    own.set(id, path);
    for (const child of tag.children.values()) visit(child, `${id}/${child.name}`, path);
  };
  const top = text(pageProperties(root), 'family');
  const tag = top && resolveTag(stored, top);
  if (tag) visit(tag, top, root.path);

  if (!productPage) return below;
  for (const { fragment, family, address } of offers) {
    const parent = own.get(family);
    if (!parent || own.has(fragment.path)) continue;
    const name = isTaken(parent, address) ? fragment.name : address;
    add(parent, derivedProduct(name, fragment, locale, productPage));
  }
  return below;
}

/** Authored pages of families and products: id or fragment path → path of the page. */
function ownPages(page: Resource, found = new Map<string, string>()): Map<string, string> {
  const properties = pageProperties(page);
  for (const name of ['family', 'productPath'])
    for (const key of texts(properties, name) ?? []) if (!found.has(key)) found.set(key, page.path);
  for (const child of childPages(page)) ownPages(child, found);
  return found;
}
