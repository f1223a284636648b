/** Runs of letters and digits, lower case. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Who looks for oil does not look for what is oil-free: one word, however it is written. */
const OIL_FREE = /\boil[- ]?(?:free|less)\b/g;

/** The words of a text in their order. An elided article (`l'huile`) is a word of its own and falls away as a stop word. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').toLowerCase().replace(OIL_FREE, 'oilfree').match(WORD) ?? [];

/** Part numbers and figures: neither stemmed nor corrected. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);
