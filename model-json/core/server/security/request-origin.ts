import type { FastifyRequest } from 'fastify';
import { BadUrlError } from '../sling/sling-url';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Where the site is for the client: the configured origin, else `http://` and the request's host.
 *
 * @throws BadUrlError when the host header is no host
 */
export function originOf(request: FastifyRequest, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const host = request.headers.host ?? 'localhost';
  if (!HOST.test(host)) throw new BadUrlError('the host header is no host');
  return `http://${host.toLowerCase()}`;
}

/** Whether the host header names this machine: a page of another site that resolves to it does not. */
const isLoopbackHost = (host: string | undefined): boolean =>
  host === undefined || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Whether the host header is a name of the author server.
 *
 * @param authorOrigin where a proxy in front of it stands, which lets authors in (`AUTHOR_ORIGIN`)
 */
export const isOwnHost = (host: string | undefined, authorOrigin: string | undefined): boolean =>
  isLoopbackHost(host) || (authorOrigin !== undefined && host?.toLowerCase() === new URL(authorOrigin).host);
