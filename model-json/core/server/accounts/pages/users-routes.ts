import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { readRoute } from '../../sling/read-route';
import { AccountError } from '../Account';
import type { Accounts } from '../Accounts';
import { actorNow } from '../Actor';
import { checkForm, formPost } from '../sign-in/form-post';
import { USERS_ADDRESS } from '../sign-in/addresses';
import { PathError } from '../../../repository/errors';
import { sendPage } from './page';
import { changeUsers } from './change-users';
import { usersPage, type UsersPage } from './users-page';
import { t } from '../../../../../shared/authoring/language/t';

/** The administrators' page of accounts, groups, sessions and tokens. */
export function usersRoutes(
  app: FastifyInstance,
  { csrf, authorOrigin }: Instance,
  accounts: Accounts,
): void {
  readRoute(
    app,
    USERS_ADDRESS,
    async (request, reply) => {
      const { done, open } = queryOf(request);
      const text = typeof done === 'string' ? done.slice(0, 200) : undefined;
      return send(reply, { ...(text && { message: { text } }), ...(typeof open === 'string' && { open }) });
    },
    'administrator',
  );

  formPost(app, USERS_ADDRESS, 'administrator', async (form, request, reply) => {
    const actor = actorNow();
    checkForm(request, form, csrf, authorOrigin, actor?.session);
    try {
      const { text, secret, open } = await changeUsers(accounts, form, actor);
      // A secret is shown once, and by no address.
      if (secret !== undefined) return send(reply, { message: { text, secret }, open });
      const query = new URLSearchParams({ done: text, ...(open !== undefined && { open }) });
      return await reply.redirect(`${USERS_ADDRESS}?${query.toString()}`, 303);
    } catch (error) {
      if (!(error instanceof AccountError) && !(error instanceof PathError)) throw error;
      return send(reply, { message: { text: error.message, isFault: true }, open: form.get('id') }, 422);
    }
  });

  function send(
    reply: FastifyReply,
    shown: Pick<UsersPage, 'message' | 'open'>,
    status?: number,
  ): FastifyReply {
    const { session, id = '' } = actorNow() ?? {};
    const body = usersPage({
      token: csrf.issue(session),
      self: id,
      accounts: accounts.directory.accounts(),
      groups: accounts.directory.groups(),
      sessionsOf: (of) => accounts.sessions.of(of),
      tokensOf: (of) => accounts.tokens.of(of),
      ...shown,
    });
    return sendPage(reply, { title: t('Accounts'), body, ...(status && { status }) });
  }
}
