/** German linking elements between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Short words that are trusted as parts all the same. */
const SHORT = new Set(['ol']);
const LEAST_HEAD = 4;
const LEAST_TAIL = 4;

/** Suffixes that negate: a search for oil must not find `ölfrei`. */
const WITHOUT = new Set(['frei', 'los', 'arm']);

/** If only one part is known, it must be long: `druckerei` has nothing to do with `druck`. */
const LEAST_ALONE = 6;
const LEAST_REST = 5;

/**
 * Splits a German compound into known words: `kolbenkompressor` is `kolben` and `kompressor`. The longest last part wins, since
 * it says what kind of thing it is; the first part may be a compound itself.
 * @param word folded
 * @returns undefined if the word cannot be split
 */
export function splitCompound(word: string, isWord: (part: string) => boolean): string[] | undefined {
  for (let at = 2; at <= word.length - LEAST_TAIL; at += 1) {
    const tail = word.slice(at);
    if (WITHOUT.has(tail) || !isWord(tail)) continue;
    const head = splitHead(word.slice(0, at), isWord);
    if (head) return [...head, tail];
  }
  return undefined;
}

function splitHead(head: string, isWord: (part: string) => boolean): string[] | undefined {
  for (const joint of JOINTS) {
    if (!head.endsWith(joint)) continue;
    const word = head.slice(0, head.length - joint.length);
    if (SHORT.has(word) || (word.length >= LEAST_HEAD && isWord(word))) return [word];
  }
  return head.length >= 2 * LEAST_HEAD ? splitCompound(head, isWord) : undefined;
}

/** The known beginning of a compound with an unknown end: `zahnarzt` of `zahnarztpraxis`. */
export function headOf(word: string, isWord: (part: string) => boolean): string | undefined {
  for (let at = word.length - LEAST_REST; at >= LEAST_ALONE; at -= 1) {
    const head = word.slice(0, at);
    for (const joint of JOINTS) {
      const part = head.slice(0, head.length - joint.length);
      if (head.endsWith(joint) && part.length >= LEAST_ALONE && isWord(part)) return part;
    }
  }
  return undefined;
}

/** The longest known end of a compound, and what comes before it: `lackierung` of `autolackierung`. */
export function tailOf(
  word: string,
  isWord: (part: string) => boolean,
): { readonly head: string; readonly tail: string } | undefined {
  for (let at = 2; at <= word.length - LEAST_REST; at += 1) {
    const tail = word.slice(at);
    if (isWord(tail)) return { head: word.slice(0, at), tail };
  }
  return undefined;
}

/** Shorter parts begin or end too many misspelt words. */
const LEAST_WRITTEN_APART = 3;

/**
 * Splits two words written as one, in a language without compounds: `nailgun` is `nail` and `gun`. The longest first word wins.
 * @param word folded
 * @returns undefined if the word cannot be split
 */
export function splitJoined(word: string, isWord: (part: string) => boolean): [string, string] | undefined {
  for (let at = word.length - LEAST_WRITTEN_APART; at >= LEAST_WRITTEN_APART; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (isWord(head) && isWord(tail)) return [head, tail];
  }
  return undefined;
}
