import { folded } from './folded';

/** The items whose text contains all search words, best match first; equal matches keep their order. */
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

/** 0: the text starts with the words; 1: words in it do; 2: they occur inside words; undefined: no match. */
function matchOf(text: string, phrase: string, words: readonly string[]): 0 | 1 | 2 | undefined {
  if (text.startsWith(phrase)) return 0;
  const own = text.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => own.some((one) => one.startsWith(word)))) return 1;
  return words.every((word) => text.includes(word)) ? 2 : undefined;
}
