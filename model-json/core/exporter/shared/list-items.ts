import type { Resource } from '../../repository/Resource';
import type { Model } from '../Exporter';
import { dataLayer } from './data-layer';
import { itemId } from './ids';
import { linkObject, linkTo, type Link, type LinkOwner } from './links/links';
import { contentOf, isPage, listTitle, pageDescription, pageLastModified } from './pages';
import { resourceTypeOf } from './properties';

/** The list, menu or trail that an item belongs to. */
export interface ItemOwner extends LinkOwner {
  readonly parentId: string;
  /** Resource type of the owner's component, for the data layer; undefined where no component is defined. */
  readonly componentType: string | undefined;
}

/** How a version of a component shows a link: v1 items as a string, later ones as an object. */
export type LinkStyle = 'url' | 'link';

export const linkKeys = (style: LinkStyle, link: Link): Model =>
  style === 'url' ? { url: link.url } : { link: linkObject(link) };

/** A page as an item: the page it shows after redirects, its link and its id. */
export interface PageItem {
  readonly page: Resource;
  readonly link: Link;
  readonly title: string;
  /** Keys of every kind of item: id, `:type`, data layer. */
  readonly common: Model;
}

/** Overrides of the page's values. */
export interface PageItemOptions {
  readonly link?: Link;
  /** Shown instead of the page's title unless blank. */
  readonly text?: string | undefined;
  readonly data?: Model;
}

/**
 * The parts of an item for a page (PageListItemImpl): it shows the redirect's target, but its id is the hash of the
 * page itself.
 */
export function pageItem(
  page: Resource,
  owner: ItemOwner,
  { link = linkTo(page.path, owner), text, data }: PageItemOptions = {},
): PageItem {
  const shown = isPage(link.target) ? link.target : page;
  const title = text?.trim() ? text : listTitle(shown);
  return {
    page: shown,
    link,
    title,
    common: itemModel(contentOf(page) ?? page, owner, title, link, { data }),
  };
}

/** The item's own values. */
export interface ItemOptions {
  readonly kind?: 'item' | 'cta';
  readonly id?: string;
  /** Additional entries of its data layer. */
  readonly data?: Model;
}

/**
 * Id, `:type` and data layer of an item (AbstractListItemImpl). Unlike a component, an item has no modification date.
 */
export function itemModel(
  resource: Resource,
  owner: ItemOwner,
  title: string | undefined,
  link: Link,
  { kind = 'item', id = itemId(owner.parentId, resource.path, kind), data }: ItemOptions = {},
): Model {
  const type = resourceTypeOf(resource);
  return {
    id,
    dataLayer: dataLayer(owner.context, id, () => ({
      '@type': owner.componentType ? `${owner.componentType}/${kind}` : type,
      'dc:title': title,
      'xdm:linkURL': link.mappedUrl,
      ...data,
    })),
    ':type': type,
  };
}

/** The full JSON of a page in a list. */
export function pageListItem({ page, link, title, common }: PageItem, style: LinkStyle): Model {
  // One literal without spreads: menus create thousands of these.
  const { id, dataLayer, ':type': type } = common;
  const { path } = page;
  const description = pageDescription(page);
  const lastModified = pageLastModified(page);
  return style === 'url'
    ? { id, url: link.url, path, title, description, lastModified, dataLayer, ':type': type }
    : { id, link: linkObject(link), path, title, description, lastModified, dataLayer, ':type': type };
}

/** The owner of a component's items. */
export const itemOwner = (
  links: LinkOwner,
  parentId: string,
  componentType: string | undefined,
): ItemOwner => ({ ...links, parentId, componentType });
