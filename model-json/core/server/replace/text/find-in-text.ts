import type { TextSearch } from '../../../../../shared/authoring/found-texts';
import { readPlain, type ReadableText, type Span } from './ReadableText';

/** Finds all matches in a text, as spans of its characters: none overlaps another. */
export type FindInText = (readable: ReadableText) => Span[];

/** @param search with a text that is not empty once soft hyphens are left out */
export function finderOf({ text, matchCase, wholeWords }: TextSearch): FindInText {
  const fold = matchCase ? (each: string) => each : folded;
  const sought = fold(soughtText(text));
  return ({ text: whole }) => {
    const spans: Span[] = [];
    const searched = fold(whole);
    for (let from = searched.indexOf(sought); from >= 0;) {
      const to = from + sought.length;
      const isMatch = isWholeCharacters(whole, to) && (!wholeWords || isWholeWords(whole, from, to));
      if (isMatch) spans.push({ from, to });
      from = searched.indexOf(sought, isMatch ? to : from + 1);
    }
    return spans;
  };
}

/** What is looked for, as texts are read: without soft hyphens, with usual spaces. */
export const soughtText = (text: string): string => readPlain(text.normalize('NFC')).text;

/** In lower case; characters that would become two (İ) stay, so that places stay the same. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (each) => {
    const one = each.toLowerCase();
    return one.length === each.length ? one : each;
  }).join('');
}

/** Whether a match ends with a character and all its accents. */
const isWholeCharacters = (text: string, to: number): boolean => !/^\p{M}/u.test(text.slice(to, to + 2));

const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

function isWholeWords(text: string, from: number, to: number): boolean {
  const goesOn = (before: string | undefined, after: string | undefined) =>
    before !== undefined && after !== undefined && IN_WORD.test(before) && IN_WORD.test(after);
  const first = characterAt(text, from);
  const last = characterBefore(text, to);
  return !goesOn(characterBefore(text, from), first) && !goesOn(last, characterAt(text, to));
}

const characterAt = (text: string, at: number): string | undefined => {
  const code = text.codePointAt(at);
  return code === undefined ? undefined : String.fromCodePoint(code);
};

function characterBefore(text: string, at: number): string | undefined {
  if (at <= 0) return undefined;
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at - 1)) && at > 1;
  return characterAt(text, isPair ? at - 2 : at - 1);
}
