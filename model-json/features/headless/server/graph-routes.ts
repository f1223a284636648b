import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printSchema } from 'graphql';
import { HttpError } from '../../../core/server/http/http-error';
import { posts } from '../../../core/server/http/posts';
import type { Instance } from '../../../core/server/Instance';
import { readRoute } from '../../../core/server/sling/read-route';
import { limitPosts } from '../limits/limit-posts';
import { addressesFor } from './addresses';
import type { Endpoint } from './Endpoints';
import { readGet, readPost, type GraphRequest } from './GraphRequest';
import { inJson } from './in-json';
import { runGraph } from './run-graph';
import { sendGraph } from './send-graph';

/** AEM's folder, as addresses spell it; the last is what clients of AEM use unless they are told otherwise. */
const FOLDER = '/content/:folder(^(?:cq(?::|%3[Aa])graphql|_cq_graphql|graphql)$)';

/** `/content/cq:graphql/SITE/endpoint.json` for queries by GET and POST, and `.GQLschema` for its schema. */
export function graphRoutes(app: FastifyInstance, instance: Instance): void {
  const address = `${FOLDER}/:site/endpoint`;
  readRoute(
    app,
    `${address}.json`,
    inJson(async (request, reply) => answer(instance, readGet(request), request, reply)),
    'signed-in',
  );
  readRoute(
    app,
    `${address}.GQLschema`,
    inJson(async (request, reply) =>
      reply
        .header('cache-control', 'private, no-cache')
        .type('text/x-graphql-schema; charset=utf-8')
        .send(printSchema(endpointOf(instance, siteIn(request)).schema)),
    ),
    'signed-in',
  );
  posts(app, (scope) =>
    scope.post(
      `${address}.json`,
      { config: { access: 'signed-in' } },
      inJson(async (request, reply) => {
        limitPosts(instance, request, reply);
        return answer(instance, await readPost(request), request, reply);
      }),
    ),
  );
}

async function answer(
  instance: Instance,
  asked: GraphRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const endpoint = endpointOf(instance, siteIn(request));
  const result = await runGraph(endpoint, asked, {
    tree: instance.repository,
    endpoints: instance.endpoints,
    addresses: addressesFor(request, instance),
  });
  return sendGraph(result, request, reply.header('cache-control', 'private, no-cache'));
}

/** @throws HttpError 404 for a site without models */
export function endpointOf({ endpoints }: Instance, site: string): Endpoint {
  const endpoint = endpoints.of(site);
  if (!endpoint)
    throw new HttpError(
      404,
      `There is no content fragment model at /conf/${site} that could be asked for; enable or publish one, or ask /content/cq:graphql/global/endpoint.json`,
    );
  return endpoint;
}

function siteIn({ params }: FastifyRequest): string {
  const { site = '' } = params as Readonly<Record<string, string>>;
  return site;
}
