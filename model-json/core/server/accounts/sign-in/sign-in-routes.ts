import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { readRoute } from '../../sling/read-route';
import type { Accounts } from '../Accounts';
import { actorNow } from '../Actor';
import { loginPage, signedInPage, signOutPage } from '../pages/login-page';
import { sendPage } from '../pages/page';
import { newSecret } from '../store/secrets';
import { CHECK_ADDRESS, LOGIN_ADDRESS, LOGOUT_ADDRESS, SIGNED_IN_ADDRESS } from './addresses';
import { checkForm, formPost } from './form-post';
import { safeResource } from './safe-resource';
import { noCookie, sessionSecretOf, signInCookieFor, signInOf } from './session-cookie';
import type { SignIn } from './SignIn';

/** The sign-in page, AEM's `j_security_check`, and signing out. */
export function signInRoutes(
  app: FastifyInstance,
  instance: Instance,
  accounts: Accounts,
  signIn: SignIn,
): void {
  const { csrf, authorOrigin } = instance;

  readRoute(
    app,
    LOGIN_ADDRESS,
    async (request, reply) => {
      if (!accounts.isOn) return reply.redirect('/', 302);
      const { resource, j_reason: reason, name, seconds } = textsOf(request);
      return sendLogin(request, reply, { resource, reason, name, seconds: Number(seconds) || undefined });
    },
    'anyone',
  );

  formPost(app, CHECK_ADDRESS, 'anyone', async (form, request, reply) => {
    const holder = signInOf(request.raw);
    const resource = safeResource(form.get('resource'));
    const name = form.get('j_username') ?? '';
    // AEM's own sign-in page asks in the background.
    const isAsking = form.isTrue('j_validate');
    try {
      if (holder === undefined)
        throw new HttpError(403, 'The cookie of the sign-in page is missing; allow cookies');
      checkForm(request, form, csrf, authorOrigin, holder);
    } catch (error) {
      if (isAsking) throw error;
      return sendLogin(request, reply, { resource, name, reason: 'stale', status: 403 });
    }
    const result = await signIn.withPassword(request, name, form.get('j_password') ?? '');
    if ('cookie' in result) {
      reply.header('set-cookie', result.cookie).header('cache-control', 'no-store');
      return isAsking ? reply.send({ status: 200 }) : reply.redirect(resource, 303);
    }
    const { refused: reason } = result;
    const seconds = 'seconds' in result ? result.seconds : undefined;
    const status = reason === 'locked' ? 429 : 403;
    if (seconds !== undefined) reply.header('retry-after', seconds);
    if (isAsking) return reply.code(status).header('x-reason-code', reason).send({ status, reason });
    return sendLogin(request, reply, { resource, name, reason, seconds, status });
  });

  readRoute(app, LOGOUT_ADDRESS, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return end(request, reply, false);
    const { session, name = '' } = actorNow() ?? {};
    return sendPage(reply, { title: 'Sign out', body: signOutPage(csrf.issue(session), name), isCard: true });
  });
  formPost(app, LOGOUT_ADDRESS, 'signed-in', async (form, request, reply) => {
    checkForm(request, form, csrf, authorOrigin, actorNow()?.session);
    return end(request, reply, form.isTrue('everywhere'));
  });
  readRoute(app, SIGNED_IN_ADDRESS, async (_request, reply) =>
    sendPage(reply, { title: 'Signed in', body: signedInPage(actorNow()?.name ?? ''), isCard: true }),
  );

  function end(request: FastifyRequest, reply: FastifyReply, isEverywhere: boolean): FastifyReply {
    const actor = actorNow();
    if (actor && isEverywhere) accounts.sessions.endAll(actor.id);
    else if (actor?.session !== undefined) accounts.sessions.end(actor.session);
    if (actor)
      accounts.audit.add({
        who: actor.id,
        what: isEverywhere ? 'sign-out everywhere' : 'sign-out',
        from: actor.from,
      });
    return reply
      .header('set-cookie', noCookie(request.raw))
      .header('cache-control', 'no-store')
      .redirect(`${LOGIN_ADDRESS}?j_reason=signed_out`, 303);
  }

  function sendLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: { resource?: string; reason?: string; name?: string; seconds?: number; status?: number },
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
    return sendPage(reply, { title: 'Sign in', body, isCard: true, ...(status && { status }) });
  }
}

const textsOf = (request: FastifyRequest): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(queryOf(request)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
