/** Runs of letters and digits, lower case. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A search for oil must not find oil-free: it counts as one word, however it is written. */
const OIL_FREE = /\boil[- ]?(?:free|less)\b/g;

/** The words of a text in order. An elided article (`l'huile`) becomes a separate word and is dropped as a stop word. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').toLowerCase().replace(OIL_FREE, 'oilfree').match(WORD) ?? [];

/** Part numbers and figures: neither stemmed nor corrected. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);
