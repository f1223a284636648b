import type { XmlElement } from '../../../model-json/core/filevault/docview/parse-xml';
import type { Fault } from './Fault';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINK = 'http://www.w3.org/1999/xhtml link';
/** Most addresses in one file. */
const MOST = 50_000;
/** Days and times of https://www.w3.org/TR/NOTE-datetime. */
const DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;
/** In this order, by the schema of sitemaps.org. */
const ENTRY = ['loc', 'lastmod', 'changefreq', 'priority'];

export interface SitemapRules {
  readonly origin: string;
  /** Whether an address, without its origin, is of a page that search engines may show. */
  readonly isShown: (path: string) => boolean;
}

/** @returns what is wrong in a sitemap or an index of them, and the sitemaps that an index names */
export function sitemapFaults(root: XmlElement, rules: SitemapRules): { faults: Fault[]; others: string[] } {
  if (root.expandedName === `${SITEMAP} sitemapindex`) {
    const others = root.children.map((entry) => locOf(entry));
    const faults = others.flatMap((loc): Fault[] =>
      loc.startsWith(`${rules.origin}/`) ? [] : [['The address of a sitemap is not of this site', loc]],
    );
    return { faults, others };
  }
  if (root.expandedName !== `${SITEMAP} urlset`)
    return { faults: [['Not a sitemap', root.expandedName]], others: [] };
  const faults: Fault[] = [];
  if (root.children.length > MOST) faults.push(['More addresses than one file may have', '']);
  const seen = new Set<string>();
  for (const entry of root.children) {
    const loc = locOf(entry);
    if (seen.has(loc)) faults.push(['An address is listed twice', loc]);
    seen.add(loc);
    faults.push(...entryFaults(entry, loc, rules));
  }
  return { faults, others: [] };
}

function* entryFaults(entry: XmlElement, loc: string, { origin, isShown }: SitemapRules): Generator<Fault> {
  const names = entry.children.flatMap(({ expandedName: name }) =>
    name.startsWith(`${SITEMAP} `) ? name.slice(SITEMAP.length + 1) : [],
  );
  const ordered = ENTRY.filter((name) => names.includes(name));
  if (entry.expandedName !== `${SITEMAP} url` || names.join() !== ordered.join() || !names.includes('loc'))
    yield ['An entry that the schema does not allow', loc];
  if (!loc.startsWith(`${origin}/`) && loc !== origin) yield ['An address is not of this site', loc];
  else if (!isShown(loc.slice(origin.length) || '/'))
    yield ['An address is of no page that search engines may show', loc];
  const modified = entry.children.find(({ expandedName }) => expandedName === `${SITEMAP} lastmod`)?.text;
  if (modified !== undefined && !DATE.test(modified)) yield ['lastmod is not a date', `${loc} ${modified}`];
  const links = entry.children.filter(({ expandedName }) => expandedName === LINK);
  if (links.length > 0 && !links.some(({ attributes }) => attributes.get('href') === loc))
    yield ['An entry does not name its own language', loc];
}

const locOf = ({ children }: XmlElement): string =>
  children.find(({ expandedName }) => expandedName === `${SITEMAP} loc`)?.text ?? '';
