import { inLanguage, type ByLanguage } from './in-language';
import { frenchSpaces } from './spelling/french';
import { spelledMessages } from './spelling/spelled-messages';
import { wordSpellingOf } from './spelling/spelling-of';

/**
 * Looks words up by BCP 47 tag: those of the language, in the spelling of the region; English for unknown
 * languages.
 */
export function dictionary<T>(byLanguage: ByLanguage<T>): (language: string) => T {
  const known = new Map<string, T>();
  return (language) => {
    let words = known.get(language);
    if (words === undefined) {
      const isFrench = /^fr/i.test(language);
      const spellings = [wordSpellingOf(language), isFrench ? frenchSpaces : undefined];
      words = spellings.reduce(
        (spelled, spelling) => (spelling ? spelledMessages(spelled, spelling) : spelled),
        inLanguage(byLanguage, language),
      );
      known.set(language, words);
    }
    return words;
  };
}
