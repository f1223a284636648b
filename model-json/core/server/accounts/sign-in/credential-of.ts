import type { IncomingMessage } from 'node:http';
import { sessionSecretOf } from './session-cookie';

/** What a request proves its sender with. */
export type Credential =
  | { readonly kind: 'session'; readonly secret: string }
  /** `user` if it was sent as their password. */
  | { readonly kind: 'token'; readonly secret: string; readonly user?: string };

/** A token from `Authorization` (Bearer, or Basic with the token as the password), else the session of the browser. */
export function credentialOf(request: Pick<IncomingMessage, 'headers'>): Credential | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return tokenOf(authorization);
  const secret = sessionSecretOf(request);
  return secret === undefined ? undefined : { kind: 'session', secret };
}

/** An unusable header is a token that nobody has: a browser's session must not stand in for it. */
function tokenOf(authorization: string): Credential {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization.trim()) ?? [];
  if (scheme.toLowerCase() === 'bearer') return { kind: 'token', secret: value };
  if (scheme.toLowerCase() !== 'basic') return { kind: 'token', secret: '' };
  const [user = '', ...secret] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return { kind: 'token', user, secret: secret.join(':') };
}
