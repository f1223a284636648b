import type { FastifyInstance } from 'fastify';
import { LANGUAGE_ADDRESS } from '../../../../shared/addresses/author-language';
import type { Accounts } from '../accounts/Accounts';
import { actorNow } from '../accounts/Actor';
import { formPost } from '../accounts/sign-in/form-post';
import { safeResource } from '../accounts/sign-in/safe-resource';
import { languageCookieFor, signInOf } from '../accounts/sign-in/session-cookie';
import { checkSender } from '../security/csrf/check-sender';
import { HttpError } from '../http/http-error';
import { prefersJson } from '../sling-post/prefers-json';
import type { Instance } from '../Instance';
import { authorLanguage, LANGUAGE } from './language-of';

/** Lets people choose their language: for their account, and for this browser. It works before they sign in, too. */
export function languageRoutes(
  app: FastifyInstance,
  { csrf, authorOrigin }: Instance,
  accounts: Accounts | undefined,
): void {
  formPost(app, LANGUAGE_ADDRESS, 'anyone', async (form, request, reply) => {
    const { id, session } = actorNow() ?? {};
    const holder = id || !accounts?.isOn ? session : signInOf(request.raw);
    const token = form.get(':cq_csrf_token') ?? textOf(request.headers['csrf-token']);
    checkSender(request, token, csrf, authorOrigin, holder);
    const language = authorLanguage(form.get('language'));
    if (!language) throw new HttpError(400, 'language is none that authors can choose');
    if (id) accounts?.preferences.set(id, LANGUAGE, language);
    reply.header('set-cookie', languageCookieFor(request.raw, language)).header('cache-control', 'no-store');
    if (prefersJson(request.headers.accept)) return reply.send({ language });
    return reply.redirect(safeResource(form.get('resource')), 303);
  });
}

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;
