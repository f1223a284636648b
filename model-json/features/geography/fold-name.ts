/** Letters that Unicode does not decompose, and how people without them on their keyboards write them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd' };
/** Parts of names that are abbreviated as often as not. */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };
const LONG = /\b(?:sainte?|mount|fort)\b/g;
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** A name normalised for comparison: no case, accents or punctuation, `saint` as `st`. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßøœæłđ]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return plain.replace(LONG, (word) => SHORT[word] ?? word);
}
