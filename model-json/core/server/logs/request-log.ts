import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requests } from '../operations/instruments';

const SANE_ID = /^[\w.:-]{8,128}$/;

/** Of all ids of this process: random numbers for each would cost more than finding a cached answer. */
const START = randomUUID();
let ids = 0;

/** The proxy's `x-request-id` if it is safe to log, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : `${START}-${(ids += 1)}`;
}

/**
 * Logs one line per request, and puts the request's id into its answer. The query is left out, since it can contain
 * what people typed.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    requests.observe({ source: 'routes', status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(`${request.method} ${path} ${reply.statusCode} ${ms} ms`);
    done();
  });
}
