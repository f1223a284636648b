/** Sounds that German puts between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Parts that are words although they are short. */
const SHORT = new Set(['ol']);
const LEAST_HEAD = 4;
const LEAST_TAIL = 4;

/** Say that something is not there: who looks for oil does not look for what is `ölfrei`. */
const WITHOUT = new Set(['frei', 'los', 'arm']);

/** Where only one part is known, it must be long: `druckerei` has to do with no `druck`. */
const LEAST_ALONE = 6;
const LEAST_REST = 5;

/**
 * The parts of a German compound, over words that are known: `kolbenkompressor` is `kolben` and `kompressor`. The longest
 * last part wins, for it says what kind of thing it is; the first part may be a compound itself.
 *
 * @param word folded
 * @returns undefined where the word cannot be taken apart
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

/** The known beginning of a compound whose end is not known: `zahnarzt` of `zahnarztpraxis`. */
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

/** The known end of a compound, the longest, and what stands before it: `lackierung` of `autolackierung`. */
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

/** Shorter parts stand at the beginning or the end of any slip. */
const LEAST_WRITTEN_APART = 3;

/**
 * The two words that somebody wrote as one, in a language that writes its compounds apart: `nailgun` is `nail` and `gun`.
 * Of several ways that with the longest first word.
 *
 * @param word folded
 * @returns undefined where it cannot be taken apart
 */
export function splitJoined(word: string, isWord: (part: string) => boolean): [string, string] | undefined {
  for (let at = word.length - LEAST_WRITTEN_APART; at >= LEAST_WRITTEN_APART; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (isWord(head) && isWord(tail)) return [head, tail];
  }
  return undefined;
}
