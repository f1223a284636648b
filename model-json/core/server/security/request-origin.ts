import type { FastifyRequest } from 'fastify';
import { BadUrlError } from '../sling/sling-url';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The site's origin for the client: the configured one, else `http://` and the request's host.
 *
 * @throws BadUrlError if the host header is invalid
 */
export function originOf(request: FastifyRequest, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const host = request.headers.host ?? 'localhost';
  if (!HOST.test(host)) throw new BadUrlError('the host header is not a valid host');
  return `http://${host.toLowerCase()}`;
}

/** Whether the host header names this machine: that of another site's page that resolves to it does not. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host === undefined || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Whether the host header is a name of the author server.
 *
 * @param authorOrigin address of a proxy in front of author (`AUTHOR_ORIGIN`)
 */
export const isOwnHost = (host: string | undefined, authorOrigin: string | undefined): boolean =>
  isLoopbackHost(host) || (authorOrigin !== undefined && host?.toLowerCase() === new URL(authorOrigin).host);
