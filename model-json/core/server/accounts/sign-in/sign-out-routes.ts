import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Instance } from '../../Instance';
import { readRoute } from '../../sling/read-route';
import type { Accounts } from '../Accounts';
import { actorNow } from '../Actor';
import { signOutPage } from '../pages/login-page';
import { sendPage } from '../pages/page';
import { LOGIN_ADDRESS, LOGOUT_ADDRESS } from './addresses';
import { checkForm, formPost } from './form-post';
import { noCookie } from './session-cookie';
import { t } from '../../../../../shared/authoring/language/t';

/** Signing out, of one browser or of all. Links from elsewhere lead to a question, so that they sign nobody out. */
export function signOutRoutes(app: FastifyInstance, instance: Instance, accounts: Accounts): void {
  const { csrf, authorOrigin } = instance;
  readRoute(app, LOGOUT_ADDRESS, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return end(accounts, request, reply, false);
    const { session, name = '' } = actorNow() ?? {};
    return sendPage(reply, {
      title: t('Sign out'),
      body: signOutPage(csrf.issue(session), name),
      isCard: true,
    });
  });
  formPost(app, LOGOUT_ADDRESS, 'signed-in', async (form, request, reply) => {
    checkForm(request, form, csrf, authorOrigin, actorNow()?.session);
    return end(accounts, request, reply, form.isTrue('everywhere'));
  });
}

function end(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  isEverywhere: boolean,
): FastifyReply {
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
