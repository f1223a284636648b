/* Free of the schema library: the island uses these too. */

/** A label as the beginning of a sentence, without its closing mark: `What is it about?`. */
export function bareLabel(title = ''): string {
  let end = title.length;
  while (end > 0 && /[\s?!:.]/.test(title.charAt(end - 1))) end -= 1;
  return title.slice(0, end);
}

/** A message about a field as shown away from it, where an author's sentence may not name the field. */
export function wordsWithLabel(title: string | undefined, words: string): string {
  const label = bareLabel(title);
  return words.startsWith(label) ? words : `${label}: ${words}`;
}
