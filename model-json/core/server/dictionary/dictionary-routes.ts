import type { FastifyInstance } from 'fastify';
import { setImmediate as turn } from 'node:timers/promises';
import type { Resource } from '../../repository/Resource';
import { languageRoot } from '../../exporter/shared/locale/languages';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { DICTIONARIES } from './addresses';
import { sitesOf } from '../pages/sites';
import { VersionCache } from '../pages/VersionCache';
import { readRoute } from '../sling/read-route';
import { originOf } from '../security/request-origin';
import { sendBody } from '../http/send-body';
import { dictionaryOf } from './page-dictionary';
import { samplePages } from './sample-pages';

/** A day: one that is older may be of pages that look different now. */
const CACHE = 'public, max-age=86400';
const NO_PARAMETERS: ReadonlySet<string> = new Set();
/** Sites whose dictionaries are cached. */
const MOST = 20;

/** A dictionary's address on its site: `/page-dictionary/de-de`. */
const addressOf = (root: Resource): string => `${DICTIONARIES}${root.parent?.name ?? ''}-${root.name}`;

/** Headers of a page for visitors, which let browsers load the dictionary of its site once they have nothing else to do. */
export function dictionaryLink(page: Resource): Readonly<Record<string, string>> {
  const root = languageRoot(page);
  return root ? { link: `<${addressOf(root)}>; rel="compression-dictionary"` } : {};
}

/** Answers with the dictionary of a site, which is made once for each version of the content. */
export function dictionaryRoutes(app: FastifyInstance, instance: Instance): void {
  const { repository, urls, answers, publicOrigin } = instance;
  const made = new VersionCache<Promise<Body>>(() => repository.version, MOST);
  readRoute(app, `${DICTIONARIES}:site`, async (request, reply) => {
    const site = sitesOf(repository).find(({ root }) => request.url.split('?', 1)[0] === addressOf(root));
    if (!site) throw notFound();
    const origin = originOf(request, publicOrigin);
    const body = await made.get(site.root.path, () => dictionaryBody(instance, site.root, origin));
    const headers = {
      'cache-control': CACHE,
      'use-as-dictionary': `match="${urls().map(`${site.root.path}.html`)}*", match-dest=("document")`,
    };
    answers.keep(request, reply, { body, headers, names: NO_PARAMETERS });
    return sendBody(request, reply.headers(headers), body);
  });
}

/** @param origin of absolute addresses on the pages; another one makes hardly a difference */
async function dictionaryBody({ pages }: Instance, root: Resource, origin: string): Promise<Body> {
  const drawn: string[] = [];
  for (const page of samplePages(root)) {
    drawn.push(htmlOf(pages, page, origin));
    await turn();
  }
  return new Body(dictionaryOf(drawn), 'text/plain; charset=utf-8');
}

/** A page that cannot be drawn is reported when it is asked for; the others are enough here. */
function htmlOf(pages: Instance['pages'], page: Resource, origin: string): string {
  try {
    return pages.html(page, origin)?.body.bytes.toString() ?? '';
  } catch {
    return '';
  }
}
