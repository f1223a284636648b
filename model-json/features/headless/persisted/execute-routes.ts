import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { partBefore } from '../../../../shared/checked/part-before';
import { HttpError } from '../../../core/server/http/http-error';
import { Body } from '../../../core/server/http/Body';
import { posts } from '../../../core/server/http/posts';
import { sendBody } from '../../../core/server/http/send-body';
import type { Instance } from '../../../core/server/Instance';
import { readRoute } from '../../../core/server/sling/read-route';
import { limitPosts } from '../limits/limit-posts';
import { addressesFor } from '../server/addresses';
import { endpointOf } from '../server/graph-routes';
import { jsonOf, readText } from '../server/GraphRequest';
import { inJson } from '../server/in-json';
import { checkedQuery, runGraph } from '../server/run-graph';
import { sendGraph } from '../server/send-graph';
import { cacheControlOf } from './Caching';
import { noQuery } from './change-query';
import { persistedQuery } from './PersistedQuery';
import { readExecuted, variablesFrom } from './read-variables';

const ADDRESS = '/graphql/execute.json/';

const sentVariables = z.object({ variables: z.record(z.string(), z.unknown()).nullish() });

/** `GET /graphql/execute.json/SITE/NAME;variable=value`, whose answers can be cached; `POST` with the variables in JSON. */
export function executeRoutes(app: FastifyInstance, instance: Instance): void {
  readRoute(
    app,
    `${ADDRESS}*`,
    inJson(async (request, reply) => {
      const { site, name, parameters } = readExecuted(restOf(request));
      const { endpoint, stored } = found(instance, site, name);
      const document = checkedQuery(endpoint.schema, stored.query);
      const variables = 'definitions' in document ? variablesFrom(document, parameters) : {};
      const result = await runGraph(endpoint, { query: stored.query, variables }, partsOf(instance, request));
      if (result.errors) return sendGraph(result, request, reply.header('cache-control', 'no-store'));
      return sendKept(
        instance,
        JSON.stringify(result),
        cacheControlOf(stored.caching, instance.runMode),
        request,
        reply,
      );
    }),
    'signed-in',
  );
  posts(app, (scope) =>
    scope.post(
      `${ADDRESS}*`,
      { config: { access: 'signed-in' } },
      inJson(async (request, reply) => {
        limitPosts(instance, request, reply);
        const { site, name } = readExecuted(restOf(request));
        const { endpoint, stored } = found(instance, site, name);
        const body = await readText(request);
        const sent = sentVariables.safeParse(body === '' ? {} : jsonOf(body, 'The request body'));
        if (!sent.success)
          throw new HttpError(400, 'The variables are not as expected; send {"variables": {…}}');
        const asked = { query: stored.query, variables: sent.data.variables ?? {} };
        const result = await runGraph(endpoint, asked, partsOf(instance, request));
        return sendGraph(result, request, reply.header('cache-control', 'no-store'));
      }),
    ),
  );
}

const restOf = ({ raw }: FastifyRequest): string => partBefore(raw.url ?? '', '?').slice(ADDRESS.length);

function found(instance: Instance, site: string, name: string) {
  const stored = persistedQuery(instance.repository, site, name);
  if (!stored) throw noQuery({ site, name });
  return { stored, endpoint: endpointOf(instance, site) };
}

const partsOf = (instance: Instance, request: FastifyRequest) => ({
  tree: instance.repository,
  endpoints: instance.endpoints,
  addresses: addressesFor(request, instance),
});

/** What somebody may read with their rights is not for others: with accounts, only their own browser keeps it. */
function sendKept(
  instance: Instance,
  json: string,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = new Body(json, 'application/json; charset=utf-8');
  const isPersonal = instance.accounts?.isOn === true;
  const headers = {
    'cache-control': isPersonal ? caching.replace(/^(max-age=\d+).*/, 'private, $1') : caching,
  };
  if (instance.runMode === 'publish')
    instance.answers.keep(request, reply, { body, headers, names: new Set() });
  return sendBody(request, reply.headers(headers), body);
}
