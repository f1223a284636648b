/* Without the schema's library: the island takes these, too. */

/** A label as the beginning of a sentence: `What is it about?` ends one. */
export function bareLabel(title = ''): string {
  let end = title.length;
  while (end > 0 && /[\s?!:.]/.test(title[end - 1]!)) end -= 1;
  return title.slice(0, end);
}

/** Words about a field as they read away from it, where an author's sentence may not say which one it means. */
export function wordsWithLabel(title: string | undefined, words: string): string {
  const label = bareLabel(title);
  return words.startsWith(label) ? words : `${label}: ${words}`;
}
