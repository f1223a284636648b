import type { FoundPage } from './find-pages';

export interface SitePages {
  /** `/content/ventora`. */
  readonly site: string;
  readonly pages: readonly (FoundPage & { readonly depth: number })[];
}

/** Pages by the site that they belong to, each with its depth in it; fragments and examples after the sites. */
export function pagesBySite(pages: readonly FoundPage[]): readonly SitePages[] {
  const sites = new Map<string, FoundPage[]>();
  for (const page of pages) {
    const site = page.path.split('/').slice(0, 3).join('/');
    sites.set(site, [...(sites.get(site) ?? []), page]);
  }
  return [...sites]
    .map(([site, own]) => ({ site, pages: own.map((page) => ({ ...page, depth: depthOf(page, own) })) }))
    .sort((a, b) => rank(a.site) - rank(b.site));
}

/** How many of the pages shown are above it. */
const depthOf = ({ path }: FoundPage, pages: readonly FoundPage[]): number =>
  pages.filter((other) => path.startsWith(`${other.path}/`)).length;

const rank = (site: string): number =>
  site.includes('experience-fragments') ? 1 : site.includes('examples') ? 2 : 0;
