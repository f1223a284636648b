import type { IncomingMessage } from 'node:http';
import { AUTHOR_LANGUAGES } from '../../../../shared/words/author-languages';
import type { Language } from '../../../../shared/words/languages';
import type { Accounts } from '../accounts/Accounts';
import { actorNow } from '../accounts/Actor';
import { languageCookieOf } from '../accounts/sign-in/session-cookie';

/** The preference of an account. */
export const LANGUAGE = 'language';

/** The language of the author who sends a request: chosen for the account, else in this browser, else its settings. */
export function languageOf(
  request: Pick<IncomingMessage, 'headers'>,
  accounts: Accounts | undefined,
): Language {
  const account = actorNow()?.id;
  const chosen = account ? accounts?.preferences.of(account, LANGUAGE) : undefined;
  return (
    authorLanguage(chosen) ??
    authorLanguage(languageCookieOf(request)) ??
    accepted(request.headers['accept-language']) ??
    'en'
  );
}

/** The language that authors can read with this code. */
export const authorLanguage = (code: string | undefined): Language | undefined =>
  AUTHOR_LANGUAGES.find((each) => each === code);

/** The first language of `Accept-Language` that authors can read, by its weights. */
function accepted(header = ''): Language | undefined {
  const wanted = header.split(',').map((each) => {
    const [tag = '', weight] = each.replaceAll(' ', '').split(';q=');
    return { code: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => authorLanguage(code) ?? [])[0];
}
