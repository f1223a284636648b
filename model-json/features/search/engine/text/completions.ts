import { NO_TERMS, type DomainTerms } from '../understand/DomainTerms';
import { TermReader } from '../understand/TermReader';
import { fold } from './fold';
import type { Vocabulary } from './Vocabulary';
import { hasDigit } from './words';

const WORDS = 6;

/** What a visitor may be typing: the text with its last word completed, the most frequent words first. */
export function completionsOf(
  typed: string,
  vocabulary: Vocabulary,
  terms: DomainTerms = NO_TERMS,
): string[] {
  const words = vocabulary.wordsOf(typed);
  const last = words.at(-1);
  if (last === undefined || isComplete(fold(last), words.at(-2) ?? '', vocabulary, TermReader.of(terms)))
    return [];
  const before = typed.slice(0, typed.toLowerCase().lastIndexOf(last));
  return vocabulary.complete(fold(last), WORDS).map((word) => before + word);
}

/** Whether nothing is left to complete: the last word is a figure, its unit, or a known word. */
function isComplete(last: string, before: string, vocabulary: Vocabulary, terms: TermReader): boolean {
  return hasDigit(last) || vocabulary.has(last) || (hasDigit(before) && terms.isUnit(last));
}
