import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/server/http/http-error';
import { isSameSecret } from '../../core/server/security/is-same-secret';

const HEADER = 'X-Service-Secret';
/** Addresses for monitoring, which has no secret. */
const OPEN = new Set(['/healthz', '/readyz']);

/** Whether a request may be answered: httpd, which counts, filters and caches visitors' requests, sends the secret. */
export const admittedBy =
  (secret: string | undefined) =>
  ({ headers, url = '' }: IncomingMessage): boolean =>
    secret === undefined || OPEN.has(url) || isSameSecret(headers[HEADER.toLowerCase()], secret);

/** Refuses requests that are not admitted. */
export function guard(app: FastifyInstance, admits: (request: IncomingMessage) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      admits(request.raw)
        ? undefined
        : new HttpError(403, `The header ${HEADER} does not match SERVICE_SECRET`),
    );
  });
}
