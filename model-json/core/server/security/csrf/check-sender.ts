import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { actorNow } from '../../accounts/Actor';
import { isOwnHost } from '../request-origin';
import type { CsrfTokens } from './CsrfTokens';

export const TOKEN_ADDRESS = '/libs/granite/csrf/token.json';

/**
 * Allows a write only if the request comes from a page of this server, or from a program on this machine with a token.
 *
 * @param token from the header or the form
 * @param authorOrigin address of a proxy in front of author
 * @param holder whom the token was made for. @default the session
 * @throws HttpError 403 with the reason
 */
export function checkSender(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
  tokens: CsrfTokens,
  authorOrigin?: string,
  holder: string | undefined = actorNow()?.session,
): void {
  const { host, origin, referer } = headers;
  if (!isOwnHost(host, authorOrigin))
    throw new HttpError(403, 'Author accepts changes only under its own names: localhost, or AUTHOR_ORIGIN');
  const site = headers['sec-fetch-site'];
  const from = origin ?? referer;
  if ((site !== undefined && site !== 'same-origin') || (from !== undefined && !isFrom(from, host)))
    throw new HttpError(
      403,
      'This was sent from another site; author accepts changes only from its own pages',
    );
  const actor = actorNow();
  // A program with a token of its own proves with it that nobody else made it send this.
  if (actor?.id && actor.session === undefined) return;
  const fault = tokens.faultOf(token, holder);
  if (fault !== undefined)
    throw new HttpError(
      403,
      `The CSRF token ${fault}; get one at ${TOKEN_ADDRESS} and send it in the header CSRF-Token`,
    );
}

function isFrom(address: string, host: string | undefined): boolean {
  try {
    return new URL(address).host === new URL(`http://${host}`).host;
  } catch {
    return false;
  }
}
