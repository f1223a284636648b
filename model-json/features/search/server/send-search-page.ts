import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../../core/exporter/Exporter';
import type { Resource } from '../../../core/repository/Resource';
import type { Instance } from '../../../core/server/Instance';
import { policyHeaders } from '../../../core/server/security/content-security-policy';
import { FOUND_BYTES, weightOf } from '../../../core/server/pages/memory';
import { visitorsChoices } from '../../../core/server/pages/model-parameters';
import type { PageHtml } from '../../../core/server/pages/Pages';
import { isAhead } from '../../../core/server/frontend/speculation-rules';
import { originOf } from '../../../core/server/security/request-origin';
import { SENT_ONCE } from '../../../core/server/http/Body';
import { sendBody } from '../../../core/server/http/send-body';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { fillResults, withResults } from './answers/fill-results';

/** Cached pages without a query, by version of content, index and renderer. */
const drawn = new WeakMap<Instance, VersionCache<PageHtml>>();
const ROOM = { most: FOUND_BYTES, weigh: ({ body }: PageHtml) => weightOf(body) };

/** The model of a page that lists search results; undefined for any other. */
export function searchPageModel(instance: Instance, page: Resource): Model | undefined {
  const { models } = instance;
  return withResults(instance).some((type) => models.holds(page, type)) ? models.get(page) : undefined;
}

/**
 * Answers with a page that lists search results for the query in its address. Only the page without a query is cached. For an
 * invalid query it answers 400 with the page as it is without one.
 */
export async function sendSearchPage(
  instance: Instance,
  page: Resource,
  model: Model,
  headers: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { models, pages, publicOrigin, queries, runMode, search } = instance;
  const url = request.raw.url ?? '';
  const origin = originOf(request, publicOrigin);
  const asks = url.includes('?');
  const send = ({ body, contentSecurityPolicy }: PageHtml) =>
    sendBody(request, reply.headers(policyHeaders(contentSecurityPolicy)), body);

  const key = `${page.path} ${origin}`;
  reply.headers(headers);
  const kept = asks ? undefined : pagesOf(instance).find(key);
  if (kept) return send(kept);

  const { version } = search;
  const parameters = visitorsChoices(instance, request);
  const own = parameters && models.get(page, { wcmMode: 'disabled', parameters });
  const filled = await fillResults(instance, own ?? model, page, url);
  const { isRefused, isWhole, searched } = filled;
  const html = pages.htmlOf(filled.model, page, origin, asks ? SENT_ONCE : undefined);
  if (searched && runMode === 'publish' && request.method === 'GET' && !isAhead(request.headers))
    queries.add(...searched);
  if (!asks && isWhole && version === search.version) pagesOf(instance).keep(key, html);
  if (asks) reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  if (!isWhole) reply.header('cache-control', 'no-store');
  if (isRefused) reply.code(400);
  return send(html);
}

function pagesOf(instance: Instance): VersionCache<PageHtml> {
  const { search, frontend } = instance;
  const version = () => `${search.version} ${frontend().build}`;
  const cache = drawn.get(instance) ?? new VersionCache<PageHtml>(version, ROOM);
  drawn.set(instance, cache);
  return cache;
}
