import type { FastifyInstance } from 'fastify';
import { setImmediate as turn } from 'node:timers/promises';
import type { Resource } from '../../repository/Resource';
import { languageRoot } from '../../exporter/shared/locale/languages';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { ALL_PAGES, DICTIONARIES } from './addresses';
import { sitesOf } from '../pages/sites';
import { readRoute } from '../sling/read-route';
import { originOf } from '../security/request-origin';
import { sendBody } from '../http/send-body';
import { dictionaryOf } from './page-dictionary';
import { samplePages } from './sample-pages';

/** A day: one that is older may be of pages that look different now. */
const CACHE = 'public, max-age=86400';
const NO_PARAMETERS: ReadonlySet<string> = new Set();

/** A dictionary's address on its site: `/page-dictionary/de-de`. */
const addressOf = (root: Resource): string => `${DICTIONARIES}${root.parent?.name ?? ''}-${root.name}`;

/** Headers of a page for visitors, which let browsers load the dictionary of its site once they have nothing else to do. */
export function dictionaryLink(page: Resource): Readonly<Record<string, string>> {
  const root = languageRoot(page);
  return root ? { link: `<${addressOf(root)}>; rel="compression-dictionary"` } : {};
}

/** Answers with the dictionary of a site. */
export function dictionaryRoutes(app: FastifyInstance, instance: Instance): void {
  const { repository, pages, urls, answers, publicOrigin } = instance;
  readRoute(app, `${DICTIONARIES}:site`, async (request, reply) => {
    const site = sitesOf(repository).find(({ root }) => request.url.split('?', 1)[0] === addressOf(root));
    if (!site) throw notFound();
    const drawn: string[] = [];
    for (const page of samplePages(site.root)) {
      drawn.push(pages.html(page, originOf(request, publicOrigin))?.body.bytes.toString() ?? '');
      await turn();
    }
    const body = new Body(dictionaryOf(drawn), 'text/plain; charset=utf-8');
    const home = urls().map(`${site.root.path}.html`);
    const headers = {
      'cache-control': CACHE,
      'use-as-dictionary': `match="${home === '/' ? ALL_PAGES : `${home}*`}", match-dest=("document")`,
    };
    answers.keep(request, reply, { body, headers, names: NO_PARAMETERS });
    return sendBody(request, reply.headers(headers), body);
  });
}
