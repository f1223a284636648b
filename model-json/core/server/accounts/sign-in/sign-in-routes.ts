import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { readRoute } from '../../sling/read-route';
import type { Accounts } from '../Accounts';
import { actorNow } from '../Actor';
import { signedInPage } from '../pages/login-page';
import { sendPage } from '../pages/page';
import { CHECK_ADDRESS, LOGIN_ADDRESS, SIGNED_IN_ADDRESS } from './addresses';
import { checkForm, formPost } from './form-post';
import { safeResource } from './safe-resource';
import { sendLogin } from './send-login';
import { signInOf } from './session-cookie';
import type { SignIn } from './SignIn';
import { signOutRoutes } from './sign-out-routes';
import { t } from '../../../../../shared/authoring/language/t';

/** The sign-in page, AEM's `j_security_check`, and signing out. */
export function signInRoutes(
  app: FastifyInstance,
  instance: Instance,
  accounts: Accounts,
  signIn: SignIn,
): void {
  const { csrf, authorOrigin } = instance;
  signOutRoutes(app, instance, accounts);

  readRoute(
    app,
    LOGIN_ADDRESS,
    async (request, reply) => {
      if (!accounts.isOn) return reply.redirect('/', 302);
      const { resource, j_reason: reason, name, seconds } = textsOf(request);
      return sendLogin(instance, accounts, request, reply, {
        resource,
        reason,
        name,
        seconds: Number(seconds) || undefined,
      });
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
        throw new HttpError(403, t('The cookie of the sign-in page is missing; allow cookies'));
      checkForm(request, form, csrf, authorOrigin, holder);
    } catch (error) {
      if (isAsking) throw error;
      return sendLogin(instance, accounts, request, reply, { resource, name, reason: 'stale', status: 403 });
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
    return sendLogin(instance, accounts, request, reply, { resource, name, reason, seconds, status });
  });

  readRoute(app, SIGNED_IN_ADDRESS, async (_request, reply) =>
    sendPage(reply, { title: t('Signed in'), body: signedInPage(actorNow()?.name ?? ''), isCard: true }),
  );
}

const textsOf = (request: FastifyRequest): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(queryOf(request)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
