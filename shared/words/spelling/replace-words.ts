/** Returns a function that replaces words by others, in any case and with plural and possessive endings. */
export function replaceWords(pairs: Readonly<Record<string, string>>): (text: string) => string {
  const byWord = Object.fromEntries(
    Object.entries(pairs).map(([word, other]) => [word.toLowerCase(), other]),
  );
  const longestFirst = Object.keys(pairs).sort((a, b) => b.length - a.length);
  // A no-break space also matches a space in the table.
  const words = longestFirst.map((word) => word.replaceAll(' ', '[ \u00a0]')).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?=(?:s|’s|'s)?(?!\\p{L}))`, 'giu');
  return (text) =>
    text.replace(pattern, (word) =>
      inCaseOf(word, byWord[word.replaceAll('\u00a0', ' ').toLowerCase()] ?? word),
    );
}

/** `Colour` → `Color`. */
const inCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
