const AMPERE = /(?<=\d ?)A(?![\p{L}\p{N}])/gu;

/**
 * Folds to lower case without accents, one character for one, so that positions stay the same. The capital A of ampere is kept:
 * "16 A" is a current, "5 a 10" a range in Spanish.
 */
export function sameLengthFold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });
  for (const { index } of text.matchAll(AMPERE)) letters[index] = 'A';
  return letters.join('');
}
