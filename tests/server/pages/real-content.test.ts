/**
 * @jest-environment ./tests/as-published.js
 * @jest-turn 3
 */
import { pageProperties } from '../../../model-json/core/exporter/shared/pages';
import { text } from '../../../model-json/core/exporter/shared/properties';
import { shortUrls, type UrlMapping } from '../../../model-json/core/server/pages/addresses/short-urls';
import { crawl, ORIGIN, type Crawled } from './crawl-site';
import { openRealSite, type RealSite } from '../real-site';
import { isEvery } from '../../sample';
import { wrongStructuredData } from './structured-data';

/** Milliseconds for some seven hundred pages, on a busy machine. */
const READING = 600_000;

/**
 * Home pages of the sites with their own content, one per language; the other countries are copies. The other languages have
 * the structure of the first, so they are left to the nightly run.
 */
const HOMES = isEvery ? ['/', '/de/de', '/fr/fr', '/es/es'] : ['/'];

/** Pages of other sites, except those directly below their home pages. */
const isElsewhere = (path: string) =>
  /^\/[a-z]{2}\/[a-z]{2}\/[^/]+\/./.test(path) && !HOMES.includes(path.slice(0, '/de/de'.length));

/** `/products`, not `/logo.svg`. */
const isPage = (path: string) =>
  /^[^.]*(\.html)?(\?page=\d+)?$/.test(path) && !/^\/(bin|etc\.clientlibs|libs)\//.test(path);

/**
 * One product per family stands for the others: their pages differ in figures only. Except in the nightly run, so does one
 * page per folder and template.
 */
const examples = new Map<string, string>();

function isLikeAnother(path: string): boolean {
  const page = site.repository.get(urls.resolve(path).resourcePath);
  if (!page?.parent) return false;
  const isProduct = text(pageProperties(page), 'productPath') !== undefined;
  if (!isProduct && (isEvery || page.parent.path === firstHome())) return false;
  const kind = `${page.parent.path} ${isProduct ? '' : text(pageProperties(page), 'cq:template')}`;
  if (!examples.has(kind)) examples.set(kind, path);
  return examples.get(kind) !== path;
}

/** Common words that exist in only one of the languages and on every page. */
const SMALL_WORDS = {
  en: /\b(the|and|with|from|that|which|this)\b/gi,
  de: /\b(und|der|das|nicht|mit|eine|wird)\b/gi,
  fr: /\b(les|des|une|dans|pour|avec|vous)\b/gi,
  es: /\b(los|las|una|para|con|del|que)\b/gi,
};

const firstHome = () => urls.resolve('/').resourcePath;

let site: RealSite;
let urls: UrlMapping;
/** Findings by page, so that a failure names the place. */
const dead: string[] = [];
const findings: Record<string, string[]> = {};
const titles = new Map<string, string>();
const descriptions = new Map<string, string>();
const reached = new Set<string>();

/** A copy, so that the page's whole text can be garbage collected. */
const own = (text: string) => Buffer.from(text).toString();

beforeAll(async () => {
  site = await openRealSite();
  urls = shortUrls(site.repository);
  const waiting = [...HOMES];
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (!isPage(path) || isLikeAnother(path)) {
      if (!(await isThere(path))) dead.push(path);
      else reached.add(path);
      continue;
    }
    const page = await crawl(site.publish, path);
    judge(page);
    reached.add(path);
    const links = page.leadsTo === undefined ? page.links : [page.leadsTo];
    for (const link of links) {
      if (seen.has(link) || isElsewhere(link)) continue;
      seen.add(own(link));
      waiting.push(own(link));
    }
  }
}, READING);
afterAll(() => site.close());

/** Whether a file exists. Pictures are looked up in the content: generating each would take minutes. */
async function isThere(path: string): Promise<boolean> {
  if (
    /^\/(etc\.clientlibs|bin)\/|^\/(favicon\.(ico|svg)|apple-touch-icon\.png|site\.webmanifest)$/.test(path)
  )
    return true;
  const resource = decodeURI(path.split(/\.(?:coreimg|coredownload)\b/)[0]!);
  if (urls.resolve(resource).found) return true;
  return (await site.publish.inject({ method: 'HEAD', url: path })).statusCode === 200;
}

function judge(page: Crawled): void {
  const { path, status, leadsTo } = page;
  if (leadsTo !== undefined) return void (findings.detour ??= []).push(`${path} redirects to ${leadsTo}`);
  if (status !== 200) return void dead.push(`${path}: ${status}`);
  const say = (what: string, finding: unknown) => (findings[what] ??= []).push(`${path}: ${String(finding)}`);
  if (page.headings !== 1) say('headings', page.headings);
  page.picturesWithoutAlt.forEach((src) => say('alt', src));
  page.inline.forEach((each) => say('inline', each));
  wrongStructuredData(page.structuredData).forEach((wrong) => say('data', wrong));
  // Pages that are not indexed need no canonical address.
  if (!page.isIndexed) return;
  const short = new URL(page.canonical || ORIGIN + path).pathname;
  if (path.startsWith('/content/') && short === path && urls.map(path) !== path)
    say('canonical', page.canonical);
  if (page.canonical !== ORIGIN + path) return;
  unique(titles, `${page.language} ${page.title}`, path, (other) => say('title', `${page.title} (${other})`));
  unique(descriptions, `${page.language} ${page.description}`, path, (other) =>
    say('description', `${page.description} (${other})`),
  );
  const language = page.language.slice(0, 2) as keyof typeof SMALL_WORDS;
  const count = (each: keyof typeof SMALL_WORDS) => page.words.match(SMALL_WORDS[each])?.length ?? 0;
  const foreign = (['en', 'de', 'fr', 'es'] as const).find(
    (each) => each !== language && count(each) > count(language),
  );
  if (foreign) say('words', foreign);
}

function unique(known: Map<string, string>, key: string, path: string, say: (other: string) => void): void {
  const other = known.get(key);
  if (other !== undefined) say(other);
  else known.set(own(key), path);
}

test('every link and picture of the site works in every language', () => {
  expect(dead).toEqual([]);
  expect(reached.size).toBeGreaterThan(HOMES.length * 375);
  expect(site.lines.map(({ msg }) => msg)).toEqual([]);
});

test('every page in the sitemaps can be reached from its home page', async () => {
  const orphans: string[] = [];
  for (const home of HOMES) {
    const root = home === '/' ? '/content/ventora/gb/en' : `/content/ventora${home}`;
    const { body } = await site.publish.inject({
      url: `${root}.sitemap.xml`,
      headers: { host: 'site.example' },
    });
    for (const [, address] of body.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const { pathname } = new URL(address!);
      if (!reached.has(pathname)) orphans.push(pathname);
    }
  }
  expect(orphans).toEqual([]);
});

test.each([
  ['headings', 'every page has one main heading'],
  ['alt', 'every picture has a description or is marked as decoration'],
  ['inline', 'no page has styles or scripts that its Content-Security-Policy blocks'],
  ['data', 'all structured data is complete'],
  ['title', 'no two pages of a language have the same title'],
  ['description', 'no two pages of a language have the same description'],
  ['words', 'every page is written in its declared language'],
  ['canonical', 'every page has its short address as canonical'],
  ['detour', 'every link leads to a page directly, without a redirect'],
])('%s: %s', (what) => {
  expect(findings[what] ?? []).toEqual([]);
});
