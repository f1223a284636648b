/**
 * Parts of a text that are not text: tags, addresses, paths. The name before an @ is matched only from its beginning,
 * to stay fast.
 */
const NOT_WORDS = /(<[^<>]*>|(?:https?:\/\/|\/content\/|(?<![\w.])[\w.]+@)\S*)/;

/** Changes the words of a text, which may be HTML, and leaves the rest alone. */
export const changeWords = (text: string, change: (words: string) => string): string =>
  text
    .split(NOT_WORDS)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
