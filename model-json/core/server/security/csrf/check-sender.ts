import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { isOwnHost } from '../request-origin';
import type { CsrfTokens } from './CsrfTokens';

export const TOKEN_ADDRESS = '/libs/granite/csrf/token.json';

/**
 * Lets a request write only when a page of this server, or a program on this machine that took a token, sent it.
 *
 * @param token as its header or form has it
 * @param authorOrigin where a proxy in front of author stands
 * @throws HttpError 403 that says why
 */
export function checkSender(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
  tokens: CsrfTokens,
  authorOrigin?: string,
): void {
  const { host, origin, referer } = headers;
  if (!isOwnHost(host, authorOrigin))
    throw new HttpError(403, 'Author takes changes under its own name only: localhost, or AUTHOR_ORIGIN');
  const site = headers['sec-fetch-site'];
  const from = origin ?? referer;
  if ((site !== undefined && site !== 'same-origin') || (from !== undefined && !isFrom(from, host)))
    throw new HttpError(403, 'This was sent from another site; author takes changes from its own pages only');
  const fault = tokens.faultOf(token);
  if (fault !== undefined)
    throw new HttpError(
      403,
      `The CSRF token ${fault}; get one at ${TOKEN_ADDRESS} and send it as header CSRF-Token`,
    );
}

function isFrom(address: string, host: string | undefined): boolean {
  try {
    return new URL(address).host === new URL(`http://${host}`).host;
  } catch {
    return false;
  }
}
