import type { SlingUrl } from '../../sling/sling-url';

/** How to answer a request for a page. */
export type PageAddress = { readonly serve: true } | { readonly redirectTo: string } | undefined;

/**
 * Decides whether a published page is served at this address or redirected: each page has one public address, and is
 * also served under its full path with `.html`. Undefined if it is not the address of a page (selectors, suffixes,
 * other extensions).
 *
 * @param path decoded path of the request
 * @param url the same, parsed; its resource is the page
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
