import { phrase, type Alternative } from './Alternative';
import { fold } from './fold';
import { splitJoined, tailOf } from './split-compound';
import { stem } from './stem';
import type { SynonymIndex } from './SynonymIndex';
import type { Vocabulary } from './Vocabulary';
import { hasDigit } from './words';

/** What words are looked up in. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
}

/** Compounds of three parts with synonyms each would be asked for in dozens of ways. */
const MOST_WAYS = 16;
/** A longer word whose stem the index has may yet be a slip: `compresser` and "compressed" share theirs. */
const LONG = 8;

/** Typing German on another keyboard: `Behaelter` is `Behälter`. */
const withoutE = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The ways in which the index may have a word; undefined for a word that it does not know at all. */
export function waysOf(word: string, lexicon: Lexicon, prefix: boolean): Alternative[] | undefined {
  const { vocabulary } = lexicon;
  const { language } = vocabulary;
  const folded = fold(word);
  if (hasDigit(word)) return [{ terms: [{ stem: folded, prefix }] }];
  const own = vocabulary.get(folded)?.stem ?? stem(word, language);
  const ways = waysOfStem(own, lexicon);
  if (prefix && vocabulary.complete(folded, 1).length > 0) ways.push({ terms: [{ stem: folded, prefix }] });
  const parts = vocabulary.split(folded, (part) => isMeant(part, lexicon));
  if (parts.length > 0)
    ways.push(...together(parts.map((part) => waysOfStem(stem(part, language), lexicon))));
  if (ways.length > 0) return isSlip(folded, own, lexicon) ? undefined : ways;
  if (language !== 'de') return waysWrittenApart(folded, lexicon);
  const plain = withoutE(folded);
  return plain === folded ? undefined : waysOf(plain, lexicon, prefix);
}

/** The ways to have two words that were written as one, and what they mean together. */
function waysWrittenApart(folded: string, lexicon: Lexicon): Alternative[] | undefined {
  const { vocabulary } = lexicon;
  const stemOf = (part: string) => stem(part, vocabulary.language);
  const parts = splitJoined(folded, (part) => vocabulary.hasStem(stemOf(part)));
  return parts && waysTogether(parts.map(stemOf), lexicon);
}

/** The ways in which the index has several stems that mean something together, and their synonyms. */
export function waysTogether(
  stems: readonly string[],
  { vocabulary, synonyms }: Lexicon,
): Alternative[] | undefined {
  const { length, others } = synonyms.at(stems, 0, vocabulary.language);
  const ways = [stems, ...(length === stems.length ? others : [])]
    .filter((way) => way.every((stemmed) => vocabulary.hasStem(stemmed)))
    .map((way) => phrase(way));
  return ways.length > 0 ? ways : undefined;
}

/**
 * The ways to have a compound of which the index knows the last part only; what comes before is the beginning of some word,
 * or says nothing.
 */
export function waysOfTail(word: string, lexicon: Lexicon): Alternative[] | undefined {
  const { vocabulary } = lexicon;
  const found =
    vocabulary.language === 'de' ? tailOf(fold(word), (part) => isMeant(part, lexicon)) : undefined;
  if (!found) return undefined;
  const ways = waysOfStem(stem(found.tail, vocabulary.language), lexicon);
  if (vocabulary.complete(found.head, 1).length === 0) return ways;
  return together([[{ terms: [{ stem: found.head, prefix: true }] }], ways]);
}

/** Whether the index has anything that a word means. */
const isMeant = (word: string, lexicon: Lexicon): boolean =>
  waysOfStem(stem(word, lexicon.vocabulary.language), lexicon).length > 0;

/** A stem and its synonyms, as far as the index has them. */
function waysOfStem(own: string, { vocabulary, synonyms }: Lexicon): Alternative[] {
  const { others } = synonyms.at([own], 0, vocabulary.language);
  return [[own], ...others]
    .filter((stems) => stems.every((other) => vocabulary.hasStem(other)))
    .map((stems) => phrase(stems));
}

/** Whether a long word that the index does not have is one slip from another, whatever stem it happens to share. */
function isSlip(folded: string, own: string, { vocabulary }: Lexicon): boolean {
  if (folded.length < LONG || vocabulary.has(folded) || !vocabulary.hasStem(own)) return false;
  const [meant] = vocabulary.correct(folded, 1);
  return meant !== undefined && vocabulary.get(meant)?.stem !== own;
}

/** Each way of the first with each of the second, and so on. */
const together = (parts: readonly (readonly Alternative[])[]): Alternative[] =>
  parts.reduce<Alternative[]>(
    (combined, ways) =>
      combined
        .flatMap(({ terms }) => ways.map((way) => ({ terms: [...terms, ...way.terms] })))
        .slice(0, MOST_WAYS),
    [{ terms: [] }],
  );
