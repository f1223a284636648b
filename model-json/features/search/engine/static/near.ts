/** A position that counts columns too: words of two columns are never near each other. */
export type Place = number;

/**
 * The places of words that are near each other, as FTS5's NEAR takes them: each word at most so many words before the
 * last.
 *
 * @param all rising places of each word
 * @param distance words allowed between
 * @returns of the places of each word, those in a match; undefined if there is none
 */
export function nearPlaces(all: readonly (readonly Place[])[], distance: number): Place[][] | undefined {
  const at = all.map(() => 0);
  const found = all.map((): Place[] => []);
  const placeOf = (word: number) => all[word]?.[at[word] ?? 0];
  const nextOf = (word: number) => all[word]?.[(at[word] ?? 0) + 1] ?? Infinity;
  const isDone = () => found.some((places) => places.length > 0);
  for (;;) {
    if (!meet(all, at, distance)) return isDone() ? found : undefined;
    all.forEach((_, word) => {
      const place = placeOf(word);
      if (place !== undefined && found[word]?.at(-1) !== place) found[word]?.push(place);
    });
    const first = all.reduce((least, _, word) => (nextOf(word) < nextOf(least) ? word : least), 0);
    if (nextOf(first) === Infinity) return found;
    at[first] = (at[first] ?? 0) + 1;
  }
}

/** Moves on to the next match. @returns false if there is none */
function meet(all: readonly (readonly Place[])[], at: number[], distance: number): boolean {
  let last = all[0]?.[at[0] ?? 0];
  for (let isMet = false; !isMet;) {
    isMet = true;
    for (let word = 0; word < all.length; word += 1) {
      let place = all[word]?.[at[word] ?? 0];
      if (place === undefined || last === undefined) return false;
      const least = last - 1 - distance;
      if (place >= least && place <= last) continue;
      isMet = false;
      while (place < least) {
        at[word] = (at[word] ?? 0) + 1;
        place = all[word]?.[at[word] ?? 0];
        if (place === undefined) return false;
      }
      if (place > last) last = place;
    }
  }
  return true;
}
