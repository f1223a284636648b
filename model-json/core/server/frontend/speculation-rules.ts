import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { contentOf, pagesFrom } from '../../exporter/shared/pages';
import { resourceTypeOf } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { Body } from '../http/Body';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { sitesOf } from '../pages/sites';
import { VersionCache } from '../pages/VersionCache';
import { readRoute } from '../sling/read-route';

/*
 * Speculation rules (HTML standard): which links a browser may open ahead, once a visitor points at them. They are a file of
 * their own, so that pages do not grow and the answer can depend on the connection without pages varying by it.
 */

export const SPECULATION_RULES = '/speculation-rules.json';

/** Headers of visitors’ pages: where the rules are, and that their request says how slow the connection is. */
export const SPECULATION_HEADERS = {
  'speculation-rules': `"${SPECULATION_RULES}"`,
  'accept-ch': 'ECT',
} as const;

/**
 * Links that are never opened ahead: with side effects, of other countries and languages, to files and other windows. A query
 * is a visitor’s choice, a search or a unit.
 */
const LEFT_OUT = ['hreflang', 'download', 'target="_blank"', 'rel~="nofollow"', 'data-units'].map(
  (attribute) => `a[${attribute}]`,
);

/** Addresses below which there are no pages, and those of anything with a query: `*` would match an empty one, too. */
const NO_PAGES = ['/bin/*', '/content/dam/*', '/libs/*', '/etc.clientlibs/*', '/*.:extension', '/*\\?(.+)'];

/** Slower than this, a page that is not opened costs those that are. */
const SLOW = new Set(['slow-2g', '2g']);

/** From this version on, `eager` means links in the window, at most two at a time; before it, every link of the page. */
const SEES_LINKS = 145;

/** What requests for the rules differ by. */
const VARY = 'Save-Data, ECT, Sec-CH-UA, Sec-CH-UA-Mobile';

/** Answers with the rules of the site for a kind of device; with none for visitors who save data or have a slow connection. */
export function speculationRoute(app: FastifyInstance, { repository, urls }: Instance): void {
  const made = new VersionCache<Body>(() => repository.version, 3);
  readRoute(app, SPECULATION_RULES, async (request, reply) => {
    const ways = waysFor(request.headers);
    const body = made.get(ways.join(), () => {
      const { map } = urls();
      const forms = ways.length > 0 ? pagesWithForms(repository).map(({ path }) => map(`${path}.html`)) : [];
      return new Body(JSON.stringify(rulesFor(ways, forms)), 'application/speculationrules+json');
    });
    reply.headers({ 'cache-control': 'public, max-age=300', vary: VARY });
    return sendBody(request, reply, body);
  });
}

/** Whether a request is for a page that nobody has asked to see yet (`Sec-Purpose`, Fetch standard). */
export const isAhead = ({ 'sec-purpose': purpose }: IncomingHttpHeaders): boolean => purpose !== undefined;

/**
 * What is done ahead for a visitor. With a mouse, pages are opened once it rests on a link. A finger chooses what it touches within
 * a tenth of a second, too late for that: phones also fetch the documents of links in the window.
 */
function waysFor(headers: IncomingHttpHeaders): readonly Way[] {
  if (savesData(headers)) return [];
  return isPhoneThatSeesLinks(headers) ? ['prerender', 'prefetch'] : ['prerender'];
}

const savesData = ({ 'save-data': saving, ect }: IncomingHttpHeaders): boolean =>
  saving === 'on' || SLOW.has(String(ect));

/** By the hints that Chromium sends with every request over TLS (User-Agent Client Hints). */
function isPhoneThatSeesLinks(headers: IncomingHttpHeaders): boolean {
  const [, version] = /"Chromium";v="(\d+)"/.exec(String(headers['sec-ch-ua'])) ?? [];
  return headers['sec-ch-ua-mobile'] === '?1' && Number(version) >= SEES_LINKS;
}

type Way = 'prerender' | 'prefetch';

/** When, and to which links of a page: those of its menu and its foot are many, and seldom what comes next. */
const CHOICE: Readonly<Record<Way, { readonly eagerness: string; readonly links: string }>> = {
  prerender: { eagerness: 'moderate', links: ':any-link' },
  prefetch: { eagerness: 'eager', links: 'main :any-link' },
};

/** @param forms addresses of pages that are left alone */
const rulesFor = (ways: readonly Way[], forms: readonly string[]) =>
  Object.fromEntries(
    ways.map((way) => {
      const { eagerness, links } = CHOICE[way];
      const and = [
        { href_matches: '/*' },
        { not: { href_matches: [...NO_PAGES, ...forms] } },
        { selector_matches: links },
        { not: { selector_matches: LEFT_OUT } },
      ];
      return [way, [{ source: 'document', where: { and }, eagerness }]];
    }),
  );

const pagesWithForms = (tree: ResourceTree): Resource[] =>
  sitesOf(tree).flatMap(({ root }) => [...pagesFrom(root)].filter((page) => hasForm(contentOf(page))));

const hasForm = (node: Resource | undefined): boolean =>
  node !== undefined &&
  (resourceTypeOf(node).endsWith('/form/container') || [...node.children.values()].some(hasForm));
