import { LANGUAGES } from '../../../../../../shared/words/languages';

const spoken: ReadonlySet<string> = new Set(LANGUAGES);

/**
 * The language of texts and results on a third-party page: the configured one, else the page's; English if the service has no
 * site in that language.
 * @returns BCP 47
 */
export function hostLanguage(settled = document.documentElement.lang): string {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(settled);
    const [spokenPart = ''] = tag.split('-');
    return spoken.has(spokenPart) ? tag : 'en';
  } catch {
    return 'en';
  }
}
