import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackHost } from '../../security/request-origin';

/* Cookies. `__Host-` binds them to this host and to TLS; on this machine itself there is no TLS, so they have a plain name. */

type Asked = Pick<IncomingMessage, 'headers'>;

const nameFor = ({ headers }: Asked, name: string): string =>
  isLoopbackHost(headers.host) ? name : `__Host-${name}`;

const SESSION = 'author-session';
const SIGN_IN = 'author-sign-in';
const LANGUAGE = 'author-language';

/** The session's cookie. It ends with the browser, or when the session does. */
export const cookieFor = (request: Asked, secret: string): string => cookie(request, SESSION, secret, 'Lax');

/** Deletes it. */
export const noCookie = (request: Asked): string => `${cookie(request, SESSION, '', 'Lax')}; Max-Age=0`;

export const sessionSecretOf = (request: Asked): string | undefined => valueOf(request, SESSION);

/** A cookie that ties a sign-in to the browser that began it. Lax: it must come back from the identity provider. */
export const signInCookieFor = (request: Asked, value: string): string =>
  `${cookie(request, SIGN_IN, value, 'Lax')}; Max-Age=900`;

export const signInOf = (request: Asked): string | undefined => valueOf(request, SIGN_IN);

/** Remembers for a year which language this browser's author reads. */
export const languageCookieFor = (request: Asked, language: string): string =>
  `${cookie(request, LANGUAGE, language, 'Lax')}; Max-Age=31536000`;

export const languageCookieOf = (request: Asked): string | undefined => valueOf(request, LANGUAGE);

/** Adds a cookie to an answer beside those it has. */
export function addCookie(response: ServerResponse, text: string): void {
  response.appendHeader('set-cookie', text);
}

function cookie(request: Asked, name: string, value: string, sameSite: 'Lax' | 'Strict'): string {
  const secure = isLoopbackHost(request.headers.host) ? '' : '; Secure';
  return `${nameFor(request, name)}=${value}; Path=/; HttpOnly${secure}; SameSite=${sameSite}`;
}

function valueOf(request: Asked, name: string): string | undefined {
  const wanted = nameFor(request, name);
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
