/** Letters that Unicode does not take apart, as people without them on their keys write them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd' };
/** Words of names that are written short as often as long. */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };
const LONG = /\b(?:sainte?|mount|fort)\b/g;
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** A name as it is compared: no case, no accents, no signs, `saint` as `st`. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßøœæłđ]/g, (letter) => LETTERS[letter]!)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return plain.replace(LONG, (word) => SHORT[word]!);
}
