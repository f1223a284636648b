import type { FastifyRequest } from 'fastify';
import { actorNow } from '../../accounts/Actor';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { isOwnHost } from '../../security/request-origin';

/**
 * Lets in programs only: with accounts those with a token, without them those on this machine. A browser must not be made
 * to act as an agent by a page of another site, whichever name that page has for this server.
 *
 * @throws HttpError 403 with the reason
 */
export function checkAgent(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { authorOrigin }: Pick<Instance, 'authorOrigin'>,
): void {
  const { host, origin } = headers;
  if (!isOwnHost(host, authorOrigin))
    throw new HttpError(403, 'Agents reach author only under its own names: localhost, or AUTHOR_ORIGIN');
  if (origin !== undefined && !isOwnOrigin(origin, authorOrigin))
    throw new HttpError(
      403,
      'This was sent by a page of another site; agents send no Origin, or that of author',
    );
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new HttpError(403, 'This was sent by a page of another site; send it from a program');
  if (actorNow()?.session !== undefined)
    throw new HttpError(
      403,
      'Agents need a token of their own (Authorization: Bearer …), not the session of a browser',
    );
}

function isOwnOrigin(origin: string, authorOrigin: string | undefined): boolean {
  try {
    return isOwnHost(new URL(origin).host, authorOrigin);
  } catch {
    return false;
  }
}
