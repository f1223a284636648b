import type { FastifyInstance } from 'fastify';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { damages } from '../replicate/damage';
import { hitOf } from './hits';
import { textsOfRepository } from './PageTexts';
import { parseQuery } from './parse-query';
import { runQuery } from './run-query';

/** AEM's QueryBuilder, with the predicates that the page editor needs to find pages and assets. */
export function queryBuilder(app: FastifyInstance, { repository, publish = repository }: Instance): void {
  const texts = textsOfRepository(repository);
  readRoute(app, '/bin/querybuilder.json', async (request, reply) => {
    const query = parseQuery(new URLSearchParams(request.raw.url?.split('?')[1] ?? ''));
    const damaged = damages(repository, publish);
    const { hits, total } = runQuery(repository, query, texts);
    return reply.header('cache-control', 'private, no-cache').send({
      success: true,
      results: hits.length,
      total,
      more: query.offset + hits.length < total,
      offset: query.offset,
      hits: hits.map((node) => hitOf(node, query, repository, publish, damaged)),
    });
  });
}
