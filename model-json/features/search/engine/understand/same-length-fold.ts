const AMPERE = /(?<=\d ?)A(?![\p{L}\p{N}])/gu;

/**
 * Small letters without accents, one for one: a place in the folded text is the same place in the text. The capital of an
 * ampere stays: "16 A" is a current, "5 a 10" a range in Spanish.
 */
export function sameLengthFold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });
  for (const { index } of text.matchAll(AMPERE)) letters[index] = 'A';
  return letters.join('');
}
