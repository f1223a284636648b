import { mapPath } from '../../../exporter/shared/links/map-path';
import { texts } from '../../../exporter/shared/properties';
import { isWithin } from '../../../repository/path';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { RunMode } from '../../settings/run-mode';
import { decompose, unmangle, type SlingUrl } from '../../sling/sling-url';
import { config } from '#site-server/site.config';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

/** Prefixes of short URLs if the content has no mappings: the home page, then the other countries. */
const DEFAULT_ROOTS = [`${CONTENT_ROOT}/${config.home}`, CONTENT_ROOT] as const;

/** Where Sling stores its mappings for publish instances. */
const MAPPINGS = '/etc/map.publish';

/** Sling's resolve and map: public paths to resources and back. */
export interface UrlMapping {
  /** The resource at a decoded public path. */
  resolve(path: string): SlingUrl;
  /**
   * A resource path, with extension, query and fragment, in the form used by links:
   * `/content/mysite/gb/en/products.html` → `/products`.
   */
  map(path: string): string;
  /** Paths that a public path could mean, the most specific site first; its language applies. */
  candidates(path: string): readonly string[];
}

/** Author: all paths stay unchanged. */
export function fullUrls(tree: ResourceTree): UrlMapping {
  const exists = (path: string) => tree.get(path) !== undefined;
  const roots = configuredRoots(tree) ?? DEFAULT_ROOTS;
  return { resolve: (path) => decompose(path, exists), map: mapPath, candidates: (path) => [path, ...roots] };
}

/**
 * Publish: pages below the roots lose root and extension. The roots are the `sling:internalRedirect` of the first
 * `sling:Mapping` below `/etc/map.publish`: a path is looked for below each in turn, so the first is the home page.
 * Nothing outside `/content` resolves.
 *
 * @param unshortened pages that keep their full path, with those below
 */
export function shortUrls(tree: ResourceTree, unshortened: readonly string[] = []): UrlMapping {
  const roots = configuredRoots(tree) ?? DEFAULT_ROOTS;
  const exists = (path: string) => isWithin(path, '/content') && tree.get(path) !== undefined;

  function below(root: string, path: string): SlingUrl | undefined {
    const url = decompose(path === '/' ? root : root + path, exists);
    return url.found ? url : undefined;
  }

  function resolve(path: string): SlingUrl {
    for (const root of roots) {
      const url = below(root, path);
      if (url) return url;
    }
    return decompose(path, exists);
  }

  function shorten(path: string): string {
    const page = path.replace(/\.html$/, '');
    const index = roots.findIndex((root) => isWithin(page, root));
    const root = roots[index];
    if (root === undefined || unshortened.some((each) => isWithin(page, each))) return path;
    const short = path.slice(root.length).replace(/\.html$/, '') || '/';
    // A home page hidden by another root, and a page whose short URL belongs to another, keep their full path.
    const hidden = roots.slice(0, index).some((earlier) => below(earlier, short));
    return hidden || !short.startsWith('/') ? path : short;
  }

  function map(path: string): string {
    const end = path.search(/[?#]/);
    return mapPath(end < 0 ? shorten(path) : shorten(path.slice(0, end)) + path.slice(end));
  }

  const candidates = (path: string) => [path, ...[...roots].reverse().map((root) => root + path)];

  return { resolve, map, candidates };
}

function configuredRoots(tree: ResourceTree): readonly string[] | undefined {
  const mapping = firstMapping(tree.get(MAPPINGS));
  const roots = mapping && texts(mapping.properties, 'sling:internalRedirect');
  const usable = roots
    ?.map((root) => unmangle(root).replace(/\/$/, ''))
    .filter((root) => isWithin(root, '/content'));
  return usable && usable.length > 0 ? usable : undefined;
}

function firstMapping(node: Resource | undefined): Resource | undefined {
  if (!node || node.properties['jcr:primaryType'] === 'sling:Mapping') return node;
  for (const child of node.children.values()) {
    const found = firstMapping(child);
    if (found) return found;
  }
  return undefined;
}

/** @param unshortened pages whose applications know them by their full path only, as AEM’s SPA SDK does */
export const urlMapping = (
  runMode: RunMode,
  tree: ResourceTree,
  unshortened: readonly string[] = [],
): UrlMapping => (runMode === 'publish' ? shortUrls(tree, unshortened) : fullUrls(tree));

/** A mapping whose links to pages carry a query. */
export function linkedWith(mapping: UrlMapping, query: string): UrlMapping {
  const map = (path: string): string => {
    const address = mapping.map(path);
    const [, page, rest = ''] = /^(\/[^?#]*\.html)(#.*)?$/.exec(address) ?? [];
    return page === undefined ? address : `${page}?${query}${rest}`;
  };
  return { ...mapping, map };
}
