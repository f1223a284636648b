import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from '../../../../core/server/http/send-file';
import { sendBody } from '../../../../core/server/http/send-body';
import { readRoute } from '../../../../core/server/sling/read-route';
import { FOLDER, type SearchFolder } from './SearchFolder';

const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The files with which browsers search a site without a server. */
export function staticRoutes(app: FastifyInstance, folder: SearchFolder): void {
  readRoute(app, `${FOLDER}*`, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const { body, isList } = await folder.find(address);
    reply.headers({ 'cache-control': isList ? REVALIDATED : IMMUTABLE, 'x-robots-tag': 'noindex' });
    return sendBody(request, reply, body);
  });
}
