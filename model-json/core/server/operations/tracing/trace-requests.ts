import type { FastifyInstance } from 'fastify';
import { isTracing, traced } from './tracing';

/** Each request is a span, below the caller's if it sends a `traceparent`. */
export function traceRequests(app: FastifyInstance, runMode: string): void {
  if (!isTracing()) return;
  // Once the body has been read: its events would run outside of the span.
  app.addHook('preHandler', (request, reply, done) => {
    const { method, headers } = request;
    const parent = headers.traceparent;
    const name = `${runMode} ${method}`;
    const attributes = {
      'http.request.method': method,
      'url.path': (request.raw.url ?? '/').split('?', 1)[0] ?? '/',
    };
    void traced(
      name,
      attributes,
      (span) =>
        new Promise<void>((ended) => {
          reply.raw.once('close', () => {
            span.set('http.response.status_code', reply.statusCode);
            ended();
          });
          done();
        }),
      typeof parent === 'string' ? parent : undefined,
    );
  });
}
