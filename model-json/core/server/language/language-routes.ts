import type { FastifyInstance } from 'fastify';
import { LANGUAGE_ADDRESS } from '../../../../shared/addresses/author-language';
import type { Accounts } from '../accounts/Accounts';
import { actorNow } from '../accounts/Actor';
import { checkForm, formPost } from '../accounts/sign-in/form-post';
import { safeResource } from '../accounts/sign-in/safe-resource';
import { languageCookieFor, signInOf } from '../accounts/sign-in/session-cookie';
import { HttpError } from '../http/http-error';
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
    checkForm(request, form, csrf, authorOrigin, id || !accounts?.isOn ? session : signInOf(request.raw));
    const language = authorLanguage(form.get('language'));
    if (!language) throw new HttpError(400, 'language is none that authors can choose');
    if (id) accounts?.preferences.set(id, LANGUAGE, language);
    return reply
      .header('set-cookie', languageCookieFor(request.raw, language))
      .header('cache-control', 'no-store')
      .redirect(safeResource(form.get('resource')), 303);
  });
}
