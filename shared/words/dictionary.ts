import { frenchSpaces } from './spelling/french';
import { spelledMessages } from './spelling/spelled-messages';
import { wordSpellingOf } from './spelling/spelling-of';

/**
 * Looks words up by BCP 47 tag: those of the language, in the spelling of the region.
 *
 * @param byLanguage must hold `en`, which is taken for a language that we do not speak
 */
export function dictionary<T>(byLanguage: Readonly<Record<string, T> & { en: T }>): (language: string) => T {
  const known = new Map<string, T>();
  return (language) => {
    let words = known.get(language);
    if (words === undefined) {
      const spoken = language.slice(0, 2).toLowerCase();
      const ofLanguage = byLanguage[spoken] ?? byLanguage.en;
      const spellings = [wordSpellingOf(language), spoken === 'fr' ? frenchSpaces : undefined];
      words = spellings.reduce(
        (spelled, spelling) => (spelling ? spelledMessages(spelled, spelling) : spelled),
        ofLanguage,
      );
      known.set(language, words);
    }
    return words;
  };
}
