import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instance } from '../../Instance';
import type { Accounts } from '../Accounts';
import { loginPage } from '../pages/login-page';
import { sendPage } from '../pages/page';
import { newSecret } from '../store/secrets';
import { safeResource } from './safe-resource';
import { sessionSecretOf, signInCookieFor, signInOf } from './session-cookie';
import { t } from '../../../../../shared/authoring/language/t';

interface LoginShown {
  /** Where to go once signed in. */
  readonly resource?: string;
  /** Why they are asked, by AEM's names: `session_timed_out`, `signed_out`, `invalid_login` … */
  readonly reason?: string;
  readonly name?: string;
  /** Until the next try is allowed. */
  readonly seconds?: number;
  readonly status?: number;
}

/** The sign-in page. Its form works only for the browser that was sent it: the token belongs to the cookie. */
export function sendLogin(
  { csrf }: Instance,
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: LoginShown,
): FastifyReply {
  const known = signInOf(request.raw);
  const holder = known ?? newSecret();
  if (known === undefined) reply.header('set-cookie', signInCookieFor(request.raw, holder));
  const hasSession = sessionSecretOf(request.raw) !== undefined;
  const { status, reason = hasSession ? 'session_timed_out' : undefined } = shown;
  const body = loginPage({
    token: csrf.issue(holder),
    resource: safeResource(shown.resource),
    reason,
    seconds: shown.seconds,
    name: shown.name,
    provider: accounts.oidc?.label,
    hasPasswords: !accounts.directory.isEmpty,
  });
  return sendPage(reply, { title: t('Sign in'), body, isCard: true, ...(status && { status }) });
}
