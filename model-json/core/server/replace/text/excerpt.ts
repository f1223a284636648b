import type { TextMatch } from '../../../../../shared/authoring/found-texts';
import type { Span } from './ReadableText';

/** The most characters that are shown on either side of a match. */
const MOST = 90;

/** A match with the rest of its sentence. */
export function excerptOf(text: string, { from, to }: Span): TextMatch {
  return {
    before: beginning(text.slice(Math.max(0, from - MOST - 1), from)),
    match: text.slice(from, to),
    after: ending(text.slice(to, to + MOST + 1)),
  };
}

function beginning(before: string): string {
  const sentence = before.split(/(?<=[.!?…])\s+|\n/).at(-1) ?? '';
  if (sentence.length <= MOST) return sentence;
  return `…${sentence.slice(1).replace(/^\S*\s/, '')}`;
}

function ending(after: string): string {
  const sentence = /^.*?(?:[.!?…](?=\s)|\n|$)/s.exec(after)?.[0].trimEnd() ?? '';
  if (sentence.length <= MOST) return sentence;
  return `${sentence.slice(0, -1).replace(/\s\S*$/, '')}…`;
}
