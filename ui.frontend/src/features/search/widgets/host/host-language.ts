import { LANGUAGES } from '../../../../../../shared/words/languages';

const spoken: ReadonlySet<string> = new Set(LANGUAGES);

/**
 * The language of words and results on a page that is not ours: as settled, else the page's; English for one that we do
 * not speak, in which the service knows no site.
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
