/** Sounds that German puts between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Words of the trade that are too short to be trusted as parts otherwise. */
const SHORT = new Set(['ol']);
const LEAST_HEAD = 4;
const LEAST_TAIL = 4;

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
    if (!isWord(tail)) continue;
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
