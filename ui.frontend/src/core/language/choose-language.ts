import { LANGUAGE_ADDRESS } from '../../../../shared/addresses/author-language';
import { AUTHOR_LANGUAGES } from '../../../../shared/words/author-languages';
import { postBody } from '../editor/sling/post-json';

/** The languages that authors can choose, each by its own name. */
export const languageChoices: readonly { readonly code: string; readonly name: string }[] =
  AUTHOR_LANGUAGES.map((code) => ({ code, name: nameOf(code) }));

/** Keeps the author's choice, and loads the page again: what it says was said when it loaded. */
export async function chooseLanguage(code: string): Promise<void> {
  await postBody(LANGUAGE_ADDRESS, 'application/x-www-form-urlencoded', `language=${code}`);
  location.reload();
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
