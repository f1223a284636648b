import { alternatePages } from '../../exporter/site/page/page-languages';
import { linkTo, linksOf } from '../../exporter/shared/links/links';
import { childPages, pageLastModified, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import { isFindable } from '../pages/is-findable';

/** A page in a sitemap; addresses without the origin. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO day. */
  readonly modified: string | undefined;
  /** hreflang → the same page in that language, including itself; empty for a page in one language. */
  readonly alternates: ReadonlyMap<string, string>;
}

/** The pages at and below a root that have their own address and are findable. */
export function sitemapEntries(instance: Instance, root: Resource): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  const visit = (page: Resource): void => {
    if (isListed(page)) entries.push(entryOf(instance, page));
    childPages(page).forEach(visit);
  };
  visit(root);
  return entries;
}

/** Without pages that redirect or have another canonical address. */
function isListed(page: Resource): boolean {
  const properties = pageProperties(page);
  const leadsElsewhere = text(properties, 'cq:redirectTarget') ?? text(properties, 'cq:canonicalUrl');
  return !leadsElsewhere && isFindable(page);
}

function entryOf({ models }: Instance, page: Resource): SitemapEntry {
  const context = models.context(page);
  const owner = { ...linksOf(page, context), shadowingDisabled: true };
  const address = ({ path }: Resource) => linkTo(path, owner).mappedUrl ?? path;
  const modified = pageLastModified(page);
  return {
    path: address(page),
    modified: modified === undefined ? undefined : new Date(modified).toISOString().slice(0, 10),
    alternates: new Map(
      [...alternatePages(page, context)].map(([language, other]) => [language, address(other)]),
    ),
  };
}
