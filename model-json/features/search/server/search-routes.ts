import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueryError } from '../engine/QueryError';
import { Body } from '../../../core/server/http/Body';
import { HttpError } from '../../../core/server/http/http-error';
import { FOUND_BYTES, weightOf } from '../../../core/server/pages/memory';
import type { Instance } from '../../../core/server/Instance';
import { operations } from '../../../core/server/operations/Operations';
import { readRoute } from '../../../core/server/sling/read-route';
import type { RunMode } from '../../../core/server/settings/run-mode';
import type { QueryLog } from '../report/QueryLog';
import { sendBody } from '../../../core/server/http/send-body';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { AddressError, QueryString } from './QueryString';
import { isFirst } from './answers/is-first';
import { isAway, RETRY_AFTER_S } from './is-away';
import { readAddress, readSite } from './read-address';
import { readText } from './read-asking';
import { openApi } from './openapi';
import type { SiteSearch } from './SiteSearch';
import type { Site } from '../../../core/server/pages/sites';
import { servlet } from '../../../../shared/addresses/app';

export const SEARCH_ADDRESS = servlet('search');
export const SUGGEST_ADDRESS = servlet('suggest');
export const OPENAPI_ADDRESS = servlet('openapi.json');

/** Popular queries repeat; published changes show within this time. */
const PUBLISHED = 'public, max-age=30';
const AUTHORED = 'private, no-cache';
/** Milliseconds after the start until the index is checked; an earlier request starts it immediately. */
const START_MS: Readonly<Record<RunMode, number>> = { publish: 2000, author: 20_000 };
/** Brotli quality: a response is sent only a few times. */
const QUALITY = 4;

/** Lets pages of the origins in the site's settings read the answer (CORS). Caches vary by origin. */
function crossOrigin(origin: string | undefined, allowed: ReadonlySet<string>): Record<string, string> {
  if (allowed.size === 0) return {};
  return {
    vary: 'origin',
    ...(origin !== undefined && allowed.has(origin) && { 'access-control-allow-origin': origin }),
  };
}

/** `/bin/mysite/search` and `/bin/mysite/suggest`: results as JSON (`search-answer.ts`). */
export function searchRoutes(app: FastifyInstance, instance: Instance): void {
  const { search, queries, runMode, searchOrigins } = instance;
  const kept = new VersionCache<Kept>(() => search.version, {
    most: FOUND_BYTES,
    weigh: ({ body }) => weightOf(body),
  });

  const route = (address: string, answer: (query: QueryString, home: Site) => Promise<Answered>) =>
    readRoute(
      app,
      address,
      async (request, reply) => {
        reply.headers({
          'cache-control': runMode === 'publish' ? PUBLISHED : AUTHORED,
          'x-robots-tag': 'noindex',
          ...crossOrigin(request.headers.origin, searchOrigins),
        });
        try {
          const url = request.raw.url ?? '';
          let known = kept.find(url);
          if (!known) {
            const { version } = search;
            const { json, searched } = await answer(new QueryString(url), homeOf(search));
            known = { body: bodyOf(json), searched };
            if (version === search.version) kept.keep(url, known);
          }
          if (known.searched && request.method === 'GET') queries.add(...known.searched);
          return await sendBody(request, reply, known.body);
        } catch (error) {
          return refuse(error, request, reply);
        }
      },
      'signed-in',
    );

  route(SEARCH_ADDRESS, async (query, home) => {
    const explains = runMode === 'author';
    const question = readAddress(query, search.sites(), { site: home, schema: search.schema, explains });
    const json = await search.service.search(question, await search.engine());
    const isCounted = runMode === 'publish' && isFirst(json.asked);
    return { json, ...(isCounted && { searched: [question.site.language, json.asked.q, json.total] }) };
  });

  route(SUGGEST_ADDRESS, async (query, home) => {
    const strange = query.names.find((name) => name !== 'q' && name !== 'lang');
    if (strange !== undefined) throw new AddressError(strange.slice(0, 60), 'means nothing; use q and lang');
    const site = readSite(query, search.sites()) ?? home;
    return { json: await search.service.suggest(readText(query, 'q'), site, await search.engine()) };
  });

  readRoute(
    app,
    OPENAPI_ADDRESS,
    async (request, reply) => {
      reply.header('cache-control', runMode === 'publish' ? PUBLISHED : AUTHORED);
      return sendBody(request, reply, bodyOf(openApi(search.sites(), search.schema)));
    },
    'signed-in',
  );

  if (runMode === 'publish')
    operations.readiness.add('search', () =>
      search.index.isBuilt ? undefined : 'The search index is being built for the first time',
    );

  // The first requests after a start are for pages, so the index waits.
  let start: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    start = setTimeout(() => search.index.start(), START_MS[runMode]).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(start);
    await Promise.all([search.index.close(), queries.flush()]);
  });
}

interface Answered {
  readonly json: object;
  /** What to count for the statistics. */
  readonly searched?: Parameters<QueryLog['add']>;
}

interface Kept extends Pick<Answered, 'searched'> {
  readonly body: Body;
}

const bodyOf = (answer: object) =>
  new Body(JSON.stringify(answer), 'application/json; charset=utf-8', QUALITY);

/** The site if the address names no language. */
function homeOf(search: SiteSearch): Site {
  const [home] = search.sites();
  if (!home) throw new HttpError(404, 'There is no site to search');
  return home;
}

/** An error response that says what would be right. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refused = asRefusal(error);
  if (!refused) throw error;
  reply.code(refused.status).header('cache-control', 'no-store');
  if (refused.status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  return sendBody(request, reply, bodyOf(refused));
}

interface Refusal {
  readonly status: number;
  /** The invalid part of the address. */
  readonly parameter?: string;
  readonly message: string;
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof AddressError) {
    return { status: 400, parameter: error.parameter, message: error.message };
  }
  if (error instanceof QueryError) {
    const parameter = error.field === 'text' ? 'q' : error.field;
    return { status: 400, parameter, message: error.message.replace(error.field, parameter) };
  }
  return isAway(error) || error instanceof HttpError
    ? { status: error.statusCode, message: error.message }
    : undefined;
}
