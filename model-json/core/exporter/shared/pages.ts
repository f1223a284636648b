import { timeShown } from './clock';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { Properties } from '../Exporter';
import { date } from './locale/dates';
import { flag, text, texts } from './properties';

const NONE: Properties = {};

/** A resource that is a `cq:Page`. */
export const isPage = (resource: Resource | undefined): resource is Resource =>
  resource?.properties['jcr:primaryType'] === 'cq:Page';

/** PageManager.getPage: the page at exactly this path. */
export function getPage(tree: ResourceTree, path: string | undefined): Resource | undefined {
  const resource = path?.startsWith('/') ? tree.get(path) : undefined;
  return isPage(resource) ? resource : undefined;
}

/** PageManager.getContainingPage: the nearest page at or above a resource. */
export function containingPage(resource: Resource | undefined): Resource | undefined {
  let node = resource;
  while (node && node.properties['jcr:primaryType'] !== 'cq:Page') node = node.parent;
  return node;
}

/** The `jcr:content` of a page. */
export const contentOf = (page: Resource | undefined): Resource | undefined =>
  page?.children.get('jcr:content');

/** The properties of a page's content; empty if it has none. */
export const pageProperties = (page: Resource | undefined): Properties => contentOf(page)?.properties ?? NONE;

export const pageTitle = (page: Resource | undefined) => text(pageProperties(page), 'jcr:title');
export const longTitle = (page: Resource | undefined) => text(pageProperties(page), 'pageTitle');
export const navigationTitle = (page: Resource | undefined) => text(pageProperties(page), 'navTitle');
export const pageDescription = (page: Resource | undefined) => text(pageProperties(page), 'jcr:description');
export const pageLastModified = (page: Resource) => date(pageProperties(page), 'cq:lastModified');
export const isHidden = (page: Resource) => flag(pageProperties(page), 'hideInNav') ?? false;

/** The first vanity path, with a leading slash; undefined if there is none. */
export function vanityPath(page: Resource): string | undefined {
  const path = texts(pageProperties(page), 'sling:vanityPath')?.[0];
  if (!path?.trim()) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/** The title of a page in a list: navigation title, page title, title, name (PageListItemImpl.getTitle). */
export const listTitle = (page: Resource) =>
  navigationTitle(page) ?? longTitle(page) ?? pageTitle(page) ?? page.name;

/** The page title or else the title, as titles and teasers show it. */
export const displayTitle = (page: Resource | undefined) => longTitle(page) || pageTitle(page);

/** Number of segments in a page's path. */
export const depthOf = (page: Resource): number => page.path.split('/').length - 1;

/** Child pages in JCR order, including hidden ones. */
export function childPages(page: Resource): Resource[] {
  const pages: Resource[] = [];
  for (const child of page.children.values()) if (isPage(child)) pages.push(child);
  return pages;
}

/** The pages at and below a node, in folders too: parents first, in order. */
export function* pagesFrom(node: Resource): Generator<Resource> {
  if (isPage(node)) yield node;
  for (const child of node.children.values()) if (child.name !== 'jcr:content') yield* pagesFrom(child);
}

function isValid(page: Resource, now: number): boolean {
  const properties = contentOf(page)?.properties;
  return properties !== undefined && isWithinTimes(properties, now);
}

/** Whether a page with these properties is shown at a time: it can appear and disappear at set times. */
export function isWithinTimes(properties: Resource['properties'], now: number): boolean {
  if (!('onTime' in properties || 'offTime' in properties)) return true;
  const onTime = date(properties, 'onTime');
  const offTime = date(properties, 'offTime');
  return (onTime === undefined || onTime <= now) && (offTime === undefined || offTime > now);
}

/**
 * Child pages that a menu can show: with content, not hidden, and within their on and off times
 * (com.day.cq.wcm.api.PageFilter).
 */
export function visibleChildPages(page: Resource, now = timeShown()): Resource[] {
  const pages: Resource[] = [];
  for (const child of page.children.values()) {
    if (isPage(child) && !isHidden(child) && isValid(child, now)) pages.push(child);
  }
  return pages;
}

/** The path of a page's template, if the template is in the tree. */
export function templatePath(tree: ResourceTree, page: Resource | undefined): string | undefined {
  const path = text(pageProperties(page), 'cq:template');
  return path && tree.get(path) ? path : undefined;
}

/** The name of a page's site, which its assets, tags and templates have as well: `/content/<site>/…`; empty without a page. */
export const siteName = (page: Pick<Resource, 'path'> | undefined): string => page?.path.split('/')[2] ?? '';
