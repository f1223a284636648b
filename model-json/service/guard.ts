import type { FastifyInstance } from 'fastify';
import { HttpError } from '../server/http-error';
import { isSameSecret } from '../server/is-same-secret';

const HEADER = 'X-Service-Secret';
/** Whoever watches the service knows no secret. */
const OPEN = new Set(['/healthz', '/readyz']);

/** Answers to whoever knows the secret only: httpd, which counts, filters and keeps what visitors ask. */
export function guard(app: FastifyInstance, secret: string | undefined): void {
  if (secret === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[HEADER.toLowerCase()];
    const isLetIn = OPEN.has(request.url) || isSameSecret(given, secret);
    done(isLetIn ? undefined : new HttpError(403, `The header ${HEADER} is not what SERVICE_SECRET says`));
  });
}
