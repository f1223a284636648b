import { childPages, pageProperties } from '../exporter/shared/pages';
import { flag } from '../exporter/shared/properties';
import type { Resource } from '../repository/Resource';
import type { Instance } from '../server/Instance';
import { sitesOf } from '../server/pages/sites';
import { SPECULATION_RULES } from '../server/frontend/speculation-rules';
import { MISSING } from './file-of';
import { CONTENT_ROOT } from '../../../shared/addresses/app';

/** What browsers and crawlers request without a link. */
const UNLINKED = ['/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/sitemap.xml', SPECULATION_RULES];

export interface Addresses {
  /** Pages, at the addresses that visitors use, each with its model. */
  readonly pages: readonly string[];
  /** Feeds, sitemaps, redirects from former and short addresses. */
  readonly others: readonly string[];
}

/** The addresses of the published site that no page needs to mention. What pages mention is found in them (`linksIn`). */
export function addressesOf(instance: Instance): Addresses {
  const { repository, urls, vanityPaths } = instance;
  const { map } = urls();
  const pages: string[] = [];
  const others = [...UNLINKED];
  const visit = (page: Resource): void => {
    // One after the other: both need the same model.
    pages.push(map(`${page.path}.html`), map(`${page.path}.model.json`));
    if (flag(pageProperties(page), 'feed')) others.push(map(`${page.path}.feed.xml`));
    childPages(page).forEach(visit);
  };
  for (const { root } of sitesOf(repository)) {
    others.push(`${root.path}.sitemap.xml`, missingBelow(map(`${root.path}.html`)));
    visit(root);
  }
  // Countries' roots and the root of all lead to a site, or nowhere.
  const top = repository.get(CONTENT_ROOT);
  const countries = top ? childPages(top) : [];
  others.push(...countries.map(({ path }) => map(`${path}.html`)), map(`${CONTENT_ROOT}.html`));
  for (const former of vanityPaths().keys()) others.push(map(former), map(`${former}.html`));
  return { pages: [...new Set(pages)], others: [...new Set(others)].map(encodeURI) };
}

/** Where the error page of a site is, by the site's address. */
export const missingBelow = (address: string): string => (address === '/' ? '' : address) + MISSING;
