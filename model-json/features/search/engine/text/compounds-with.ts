import { stem } from './stem';
import type { Vocabulary } from './Vocabulary';

/** The stems of all compounds that have one of these words as a part. */
export function compoundsWith(words: readonly string[], vocabulary: Vocabulary): string[] {
  const { language } = vocabulary;
  const parts = new Set(words.map((word) => stem(word, language)));
  const compounds = [...vocabulary.all()].filter(({ word }) =>
    vocabulary.partsOf(word).some((part) => parts.has(stem(part, language))),
  );
  return [...new Set(compounds.map((word) => word.stem))];
}
