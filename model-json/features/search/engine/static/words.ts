import type { Vocabulary, VocabularyWord } from '../text/Vocabulary';

/** A line for each word: `kompressoren 12 10`; the last is the stem, or its length if the word begins with it. */
export const packWords = (words: Iterable<VocabularyWord>): string =>
  [...words]
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, documents, stem }) => `${word} ${documents} ${word.startsWith(stem) ? stem.length : stem}`)
    .join('\n');

/** Adds packed words to an empty vocabulary. */
export function unpackWords(packed: string, vocabulary: Vocabulary): void {
  for (const line of packed.split('\n')) {
    const [word = '', documents = '', stem = ''] = line.split(' ');
    const length = Number(stem);
    if (word !== '') vocabulary.count(word, Number(documents), length > 0 ? word.slice(0, length) : stem);
  }
}
