import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guardedWrite, type Answering } from '../../../core/server/assets/api/guard';
import { editorOf } from '../../../core/server/http/editor-of';
import { posts } from '../../../core/server/http/posts';
import type { Instance } from '../../../core/server/Instance';
import { readRoute } from '../../../core/server/sling/read-route';
import { readText } from '../server/GraphRequest';
import { readSent, removeQuery, storeQuery, type QueryPlace } from './change-query';
import { FOLDER, folderOf, persistedQueries, type PersistedQuery } from './PersistedQuery';

const LIST = '/graphql/list.json';
const ONE = '/graphql/persist.json/:site/:name';

/** The lists of persisted queries (`GET /graphql/list.json` and `…/SITE`). */
export function listRoutes(app: FastifyInstance, instance: Instance): void {
  for (const address of [LIST, `${LIST}/:site`])
    readRoute(
      app,
      address,
      async (request, reply) => {
        const { site } = request.params as { readonly site?: string };
        const all = persistedQueries(instance.repository, site);
        return reply
          .header('cache-control', 'private, no-cache')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(listed(all)));
      },
      'signed-in',
    );
}

/** Authors store queries by PUT, change them by POST, and remove them by DELETE; they are published as pages are. */
export function persistRoutes(app: FastifyInstance, instance: Instance): void {
  const store =
    (isNew: boolean): Answering =>
    async (request, reply) => {
      const place = placeIn(request);
      const sent = readSent(await readText(request));
      const action = await storeQuery(instance, place, sent, { isNew, by: editorOf(request) });
      const { site, name } = place;
      return reply
        .code(action === 'create' ? 201 : 200)
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify({
            action,
            configurationName: site,
            name,
            shortPath: `/${site}/${name}`,
            path: `${folderOf(site)}/${name}`,
          }),
        );
    };
  const remove: Answering = async (request, reply) => {
    await removeQuery(instance, placeIn(request), editorOf(request));
    return reply.code(204).send();
  };
  posts(app, (scope) => {
    const guarded = (answer: Answering) => guardedWrite(instance, instance.csrf, answer);
    const config = { config: { access: 'signed-in' } } as const;
    scope.put(ONE, config, guarded(store(true)));
    scope.post(ONE, config, guarded(store(false)));
    scope.delete(ONE, config, guarded(remove));
  });
}

function placeIn({ params }: FastifyRequest): QueryPlace {
  const { site = '', name = '' } = params as Readonly<Record<string, string>>;
  return { site, name };
}

/** By site, as AEM lists them. */
function listed(all: readonly PersistedQuery[]): object[] {
  const sites = [...new Set(all.map(({ site }) => site))];
  return sites.map((site) => ({
    configurationName: site,
    queries: all
      .filter((each) => each.site === site)
      .map(({ name, query, caching }) => ({
        path: {
          shortForm: `${site}/${name}`,
          longForm: `/${site}/${FOLDER}/${name}`,
        },
        data: { query, ...caching },
      })),
  }));
}
