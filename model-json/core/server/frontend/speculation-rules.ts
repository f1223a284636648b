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

/** Answers with the rules of the site; with none for visitors who save data or have a slow connection. */
export function speculationRoute(app: FastifyInstance, { repository, urls }: Instance): void {
  const made = new VersionCache<Body>(() => repository.version, 2);
  readRoute(app, SPECULATION_RULES, async (request, reply) => {
    const isWanted = !savesData(request.headers);
    const body = made.get(String(isWanted), () => {
      const { map } = urls();
      const forms = isWanted ? pagesWithForms(repository).map(({ path }) => map(`${path}.html`)) : [];
      return new Body(
        JSON.stringify(isWanted ? rulesWithout(forms) : {}),
        'application/speculationrules+json',
      );
    });
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'Save-Data, ECT' });
    return sendBody(request, reply, body);
  });
}

/** Whether a request is for a page that nobody has asked to see yet (`Sec-Purpose`, Fetch standard). */
export const isAhead = ({ 'sec-purpose': purpose }: IncomingHttpHeaders): boolean => purpose !== undefined;

const savesData = ({ 'save-data': saving, ect }: IncomingHttpHeaders): boolean =>
  saving === 'on' || SLOW.has(String(ect));

/** @param forms addresses of pages that are not opened ahead */
const rulesWithout = (forms: readonly string[]) => ({
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...NO_PAGES, ...forms] } },
          { not: { selector_matches: LEFT_OUT } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const pagesWithForms = (tree: ResourceTree): Resource[] =>
  sitesOf(tree).flatMap(({ root }) => [...pagesFrom(root)].filter((page) => hasForm(contentOf(page))));

const hasForm = (node: Resource | undefined): boolean =>
  node !== undefined &&
  (resourceTypeOf(node).endsWith('/form/container') || [...node.children.values()].some(hasForm));
