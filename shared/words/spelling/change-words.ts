/** What is no text in a text: tags, addresses, paths. A name before an @ is looked for once, at its beginning. */
const NOT_WORDS = /(<[^<>]*>|(?:https?:\/\/|\/content\/|(?<![\w.])[\w.]+@)\S*)/;

/** Changes the words of a text, which may be HTML, and leaves the rest alone. */
export const changeWords = (text: string, change: (words: string) => string): string =>
  text
    .split(NOT_WORDS)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
