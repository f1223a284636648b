/** A function that puts words in the place of others, in any case and with the endings of plural and possessive. */
export function replaceWords(pairs: Readonly<Record<string, string>>): (text: string) => string {
  const byWord = Object.fromEntries(
    Object.entries(pairs).map(([word, other]) => [word.toLowerCase(), other]),
  );
  const longestFirst = Object.keys(pairs).sort((a, b) => b.length - a.length);
  // A no-break space may stand where the table has a space.
  const words = longestFirst.map((word) => word.replaceAll(' ', '[ \u00a0]')).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?=(?:s|’s|'s)?(?!\\p{L}))`, 'giu');
  return (text) =>
    text.replace(pattern, (word) => inCaseOf(word, byWord[word.replaceAll('\u00a0', ' ').toLowerCase()]!));
}

/** `Colour` gives `Color`. */
const inCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word;
