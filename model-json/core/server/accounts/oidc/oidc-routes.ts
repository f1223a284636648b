import type { FastifyInstance } from 'fastify';
import type { Instance } from '../../Instance';
import { queryOf } from '../../http/query-of';
import { readRoute } from '../../sling/read-route';
import { originOf } from '../../security/request-origin';
import type { Accounts } from '../Accounts';
import { AccountError } from '../Account';
import { LOGIN_ADDRESS, OIDC_BEGIN_ADDRESS, OIDC_RETURN_ADDRESS } from '../sign-in/addresses';
import { safeResource } from '../sign-in/safe-resource';
import { signInCookieFor, signInOf } from '../sign-in/session-cookie';
import type { SignIn } from '../sign-in/SignIn';
import { accountOfIdentity } from './account-of-identity';
import { OidcSignIn } from './OidcSignIn';
import type { OidcSettings } from './oidc-settings';

/** To the identity provider, and back. */
export function oidcRoutes(
  app: FastifyInstance,
  { authorOrigin }: Instance,
  accounts: Accounts,
  settings: OidcSettings,
  signIn: SignIn,
): void {
  const oidc = new OidcSignIn(settings);
  const failed = (reason: string) => `${LOGIN_ADDRESS}?j_reason=${reason}`;

  readRoute(
    app,
    OIDC_BEGIN_ADDRESS,
    async (request, reply) => {
      const { resource } = queryOf(request);
      const wanted = safeResource(typeof resource === 'string' ? resource : undefined);
      reply.header('cache-control', 'no-store');
      try {
        const redirect = `${originOf(request, authorOrigin)}${OIDC_RETURN_ADDRESS}`;
        const { url, secret } = await oidc.begin(redirect, wanted);
        return await reply.header('set-cookie', signInCookieFor(request.raw, secret)).redirect(url, 302);
      } catch (error) {
        request.log.warn({ err: error }, 'The identity provider does not answer');
        return reply.redirect(failed('provider'), 302);
      }
    },
    'anyone',
  );

  readRoute(
    app,
    OIDC_RETURN_ADDRESS,
    async (request, reply) => {
      const from = accounts.clientOf(request.raw);
      reply.header('cache-control', 'no-store');
      let who = '';
      try {
        const query = (request.raw.url ?? '').split('?')[1] ?? '';
        const { identity, resource } = await oidc.finish(signInOf(request.raw), query);
        who = identity.userName;
        const id = accountOfIdentity(accounts.directory, settings, identity);
        reply.header('set-cookie', signIn.begin(request, id, 'sign-in by provider'));
        return await reply.redirect(resource, 303);
      } catch (error) {
        const isRefused = error instanceof AccountError;
        request.log.warn({ err: error }, 'Sign-in by the identity provider failed');
        accounts.audit.add({ who, what: isRefused ? 'sign-in refused' : 'sign-in failed', from });
        return reply.redirect(failed(isRefused ? 'no_access' : 'provider'), 302);
      }
    },
    'anyone',
  );
}
