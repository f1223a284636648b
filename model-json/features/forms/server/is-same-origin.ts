import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from a page of this site. It is what keeps other sites from posting in a visitor's name: the
 * pages are the same for everybody and cached by browsers and dispatchers, so no page can carry a token of its visitor.
 * Browsers say where a post comes from and let no page say otherwise; what says nothing is no browser, and has nobody's
 * cookies.
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // Without the scheme: TLS may end in front of this server.
  const from = origin.replace(/^https?:\/\//i, '').toLowerCase();
  return from === host?.toLowerCase() || origin === publicOrigin;
}
