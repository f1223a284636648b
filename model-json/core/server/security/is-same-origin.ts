import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from a page of this site. This prevents cross-site request forgery: pages are the same for
 * everybody and cached by browsers and dispatchers, so they cannot carry a visitor's token. Browsers send the origin of a
 * post and do not let pages forge it; a client that sends none is not a browser, and has nobody's cookies.
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin?: string): boolean {
  // This site's pages can be served from elsewhere, as files.
  if (publicOrigin !== undefined && headers.origin === publicOrigin) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // Ignores the scheme: TLS may be terminated in front of this server.
  const from = origin.replace(/^https?:\/\//i, '').toLowerCase();
  return from === host?.toLowerCase();
}
