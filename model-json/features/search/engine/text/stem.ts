import { stemOf } from '../../../../../shared/words/by-language/search';
import type { Language } from '../SearchDocument';
import { fold } from './fold';
import { hasDigit } from './words';

/** Words repeat: a million documents share some ten thousand of them. */
const MEMORY = 100_000;
const memory = new Map<Language, Map<string, string>>();

/** The folded stem of a word: `Kompressoren` and `Kompressors` give `kompressor`. */
export function stem(word: string, language: Language): string {
  if (hasDigit(word)) return fold(word);
  let known = memory.get(language);
  if (!known) memory.set(language, (known = new Map()));
  let found = known.get(word);
  if (found === undefined) {
    if (known.size >= MEMORY) known.clear();
    known.set(word, (found = fold(stemOf[language](word)) || fold(word)));
  }
  return found;
}
