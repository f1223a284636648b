/** Runs of letters and digits, lower case. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in their order. An elided article (`l'huile`) is a word of its own and falls away as a stop word. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Part numbers and figures: neither stemmed nor corrected. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);
