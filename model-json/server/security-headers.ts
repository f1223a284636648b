import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error';
import { isLoopbackHost } from './request-origin';
import type { RunMode } from './run-mode';

/** What every answer carries; pages add their Content-Security-Policy, the TLS end its HSTS. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * Adds them. Author has no accounts, so it answers to its own names only: a foreign site whose name resolves to this
 * machine gets nothing.
 */
export function securityHeaders(app: FastifyInstance, runMode: RunMode): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    const isForeign = runMode === 'author' && !isLoopbackHost(request.headers.host);
    done(isForeign ? new HttpError(421, 'Author answers to localhost only') : undefined);
  });
}
