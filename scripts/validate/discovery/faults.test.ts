import { feedFaults } from './feed-faults';
import { parseXml as parse } from '../../../model-json/core/filevault/docview/parse-xml';
import { robotsFaults } from './robots-faults';
import { sitemapFaults } from './sitemap-faults';

const parseXml = (text: string) => parse(Buffer.from(text)).root;
const ORIGIN = 'https://www.example.com';
const kinds = (faults: readonly (readonly [string, string])[]) => faults.map(([kind]) => kind);
const sitemap = (entries: string) =>
  parseXml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`);
const rules = { origin: ORIGIN, isShown: (path: string) => path === '/a' };

it('accepts a sitemap by its schema', () => {
  const { faults } = sitemapFaults(
    sitemap(`<url><loc>${ORIGIN}/a</loc><lastmod>2026-11-27</lastmod></url>`),
    rules,
  );
  expect(faults).toEqual([]);
});

it('objects to pages that are hidden, twice there, or of another site, and to wrong dates', () => {
  const { faults } = sitemapFaults(
    sitemap(
      `<url><loc>${ORIGIN}/a</loc></url><url><loc>${ORIGIN}/a</loc><lastmod>today</lastmod></url>` +
        `<url><loc>${ORIGIN}/hidden</loc></url><url><loc>https://other.example/a</loc></url>`,
    ),
    rules,
  );
  expect(kinds(faults)).toEqual([
    'An address is listed twice',
    'lastmod is not a date',
    'An address is of no page that search engines may show',
    'An address is not of this site',
  ]);
});

it('finds the sitemaps in robots.txt, and lines that crawlers do not know', () => {
  const { faults, sitemaps } = robotsFaults(
    `User-agent: *\nDisallow: /a\nSitemap: ${ORIGIN}/s.xml\nHello`,
    ORIGIN,
  );
  expect(sitemaps).toEqual([`${ORIGIN}/s.xml`]);
  expect(kinds(faults)).toEqual(['A line that RFC 9309 does not know']);
});

it('objects to a feed without what RFC 4287 requires', () => {
  const feed = parseXml('<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>News</title></feed>');
  expect(kinds(feedFaults(feed, ORIGIN, '/feed.xml'))).toEqual([
    'A feed has not exactly one updated',
    'The id of a feed is no IRI',
    'A feed has no address for readers',
    'A feed does not name its own address',
  ]);
});
