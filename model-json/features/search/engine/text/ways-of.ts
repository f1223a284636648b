import { phrase, type Alternative } from './Alternative';
import { fold } from './fold';
import { splitJoined, tailOf } from './split-compound';
import { stem } from './stem';
import type { SynonymIndex } from './SynonymIndex';
import type { Vocabulary } from './Vocabulary';
import { hasDigit } from './words';

/** Where words are looked up. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
}

/** Compounds of three parts, each with synonyms, would have dozens of alternatives. */
const MOST_WAYS = 16;
/** A longer word can be a typo even if its stem is in the index: `compresser` and "compressed" share theirs. */
const LONG = 8;

/** German typed without umlauts: `Behaelter` is `Behälter`. */
const withoutE = (word: string): string => word.replace(/([aou])e/g, '$1');

/** Alternatives for a word in the index; undefined for an unknown word. */
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

/** Alternatives for two words written as one, including what they mean together. */
function waysWrittenApart(folded: string, lexicon: Lexicon): Alternative[] | undefined {
  const { vocabulary } = lexicon;
  const stemOf = (part: string) => stem(part, vocabulary.language);
  const parts = splitJoined(folded, (part) => vocabulary.hasStem(stemOf(part)));
  return parts && waysTogether(parts.map(stemOf), lexicon);
}

/** Alternatives for several stems with a meaning together, and their synonyms. */
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

/** Alternatives for a compound with only a known last part; what comes before is the prefix of some word, or a stop word. */
export function waysOfTail(word: string, lexicon: Lexicon): Alternative[] | undefined {
  const { vocabulary } = lexicon;
  const found =
    vocabulary.language === 'de' ? tailOf(fold(word), (part) => isMeant(part, lexicon)) : undefined;
  if (!found) return undefined;
  const ways = waysOfStem(stem(found.tail, vocabulary.language), lexicon);
  if (vocabulary.complete(found.head, 1).length === 0) return ways;
  return together([[{ terms: [{ stem: found.head, prefix: true }] }], ways]);
}

/** Whether the index contains any meaning of a word. */
const isMeant = (word: string, lexicon: Lexicon): boolean =>
  waysOfStem(stem(word, lexicon.vocabulary.language), lexicon).length > 0;

/** A stem and those of its synonyms that are in the index. */
function waysOfStem(own: string, { vocabulary, synonyms }: Lexicon): Alternative[] {
  const { others } = synonyms.at([own], 0, vocabulary.language);
  return [[own], ...others]
    .filter((stems) => stems.every((other) => vocabulary.hasStem(other)))
    .map((stems) => phrase(stems));
}

/** Whether a long word that is not in the index is one typo away from another, even if their stems are the same. */
function isSlip(folded: string, own: string, { vocabulary }: Lexicon): boolean {
  if (folded.length < LONG || vocabulary.has(folded) || !vocabulary.hasStem(own)) return false;
  const [meant] = vocabulary.correct(folded, 1);
  return meant !== undefined && vocabulary.get(meant)?.stem !== own;
}

/** The Cartesian product: each alternative of the first with each of the second, and so on. */
const together = (parts: readonly (readonly Alternative[])[]): Alternative[] =>
  parts.reduce<Alternative[]>(
    (combined, ways) =>
      combined
        .flatMap(({ terms }) => ways.map((way) => ({ terms: [...terms, ...way.terms] })))
        .slice(0, MOST_WAYS),
    [{ terms: [] }],
  );
