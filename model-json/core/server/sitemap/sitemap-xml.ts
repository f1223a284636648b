import { escapeXml } from '../http/html';
import type { SitemapEntry } from './sitemap-entries';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** @param addresses absolute addresses of sitemaps */
export const indexXml = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Languages are listed in Google's format: `xhtml:link` for each address. */
export const sitemapXml = (entries: readonly SitemapEntry[], origin: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map((entry) => `<url>${entryXml(entry, origin)}</url>\n`)
    .join('')}</urlset>\n`;

function entryXml({ path, modified, alternates }: SitemapEntry, origin: string): string {
  const whole = (to: string) => escapeXml(origin + to);
  const links = [...alternates].map(
    ([language, to]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${whole(to)}"/>`,
  );
  return `<loc>${whole(path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${links.join('')}`;
}
