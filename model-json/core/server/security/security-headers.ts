import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';
import type { RunMode } from '../settings/run-mode';
import { isOwnHost } from './request-origin';

/** Headers of every answer. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Headers of every answer; pages add their Content-Security-Policy.
 *
 * @param hstsSeconds for how long browsers must use HTTPS, if the site has it; undefined leaves that to the TLS proxy
 */
export const securityHeadersOf = (hstsSeconds?: number): SecurityHeaders => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(hstsSeconds !== undefined && { 'strict-transport-security': `max-age=${hstsSeconds}` }),
});

/** For files shown on other sites' pages: the search widgets' scripts, and pictures of products. */
export const SHARED_RESOURCE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Adds them. Author answers only to its own names: a foreign site whose name resolves to this
 * machine gets nothing.
 */
export function securityHeaders(
  app: FastifyInstance,
  {
    runMode,
    headers,
    authorOrigin,
  }: {
    readonly runMode: RunMode;
    readonly headers: SecurityHeaders;
    readonly authorOrigin: string | undefined;
  },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isForeign = runMode === 'author' && !isOwnHost(request.headers.host, authorOrigin);
    const own = authorOrigin === undefined ? 'localhost' : `localhost and ${authorOrigin}`;
    done(
      isForeign ? new HttpError(421, `Author answers only to ${own}; AUTHOR_ORIGIN adds a name`) : undefined,
    );
  });
}
