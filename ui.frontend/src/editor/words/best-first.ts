import { folded } from './folded';

/** How a text has what was typed: from its beginning, at the beginning of its words, or somewhere. */
enum Match {
  Start,
  WordStarts,
  Inside,
}

/** The things whose text has all the words that were typed: the better they match, the earlier; equals stay in order. */
export function bestFirst<T>(
  things: readonly T[],
  typed: string,
  textOf: (thing: T) => string,
): readonly T[] {
  const phrase = folded(typed).trim();
  const words = phrase.split(/\s+/);
  const found = things.flatMap((thing) => {
    const match = matchOf(folded(textOf(thing)), phrase, words);
    return match === undefined ? [] : [{ thing, match }];
  });
  return found.sort((a, b) => a.match - b.match).map(({ thing }) => thing);
}

function matchOf(text: string, phrase: string, words: readonly string[]): Match | undefined {
  if (text.startsWith(phrase)) return Match.Start;
  const own = text.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => own.some((one) => one.startsWith(word)))) return Match.WordStarts;
  return words.every((word) => text.includes(word)) ? Match.Inside : undefined;
}
