import type { SlingUrl } from '../sling/sling-url';

/** What to do with a request for a page. */
export type PageAddress = { readonly serve: true } | { readonly redirectTo: string } | undefined;

/**
 * Whether a published page is read at this address, or somewhere else: each page has one public address, and is also read
 * under its full path with `.html`. Undefined for what is no address of a page (selectors, suffixes, other extensions).
 *
 * @param path decoded path of the request
 * @param url the same, taken apart; its resource is the page
 * @param canonical the page's public address
 */
export function pageAddress(path: string, url: SlingUrl, canonical: string): PageAddress {
  const { resourcePath, selectors, extension, suffix } = url;
  const isPageUrl = selectors.length === 0 && (extension === undefined || extension === 'html');
  if (!isPageUrl || (suffix !== undefined && suffix !== '/')) return undefined;
  if (path === `${resourcePath}.html` || encodeURI(path) === canonical || path === canonical)
    return { serve: true };
  return { redirectTo: canonical };
}
