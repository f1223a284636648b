import type { Correction } from '../SearchQuery';
import { fold } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import type { SynonymIndex } from './SynonymIndex';
import type { Vocabulary } from './Vocabulary';
import { hasDigit, wordsOf } from './words';

/** One way to have a word: all stems of it, next to each other where `phrase`, the last as a beginning where `prefix`. */
export interface Alternative {
  readonly stems: readonly string[];
  readonly phrase?: boolean;
  readonly prefix?: boolean;
}

/** What is looked for: of each word any alternative. Words that say nothing are left out. */
export interface WordPlan {
  readonly words: readonly (readonly Alternative[])[];
  readonly corrections: readonly Correction[];
}

/** Typing German on another keyboard: `Behaelter` is `Behälter`. */
const withoutE = (word: string): string => word.replace(/([aou])e/g, '$1');

/** Turns the words of a query into what the index contains: stems, synonyms, parts of compounds, corrections. */
export function planWords(
  text: string,
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
  typing: boolean,
): WordPlan {
  const { language } = vocabulary;
  const all = wordsOf(text);
  const telling = all.filter((word) => !STOP_WORDS[language].has(fold(word)));
  const chosen = telling.length > 0 ? telling : all;
  const corrections: Correction[] = [];
  const words = chosen.map((word, index): Alternative[] => {
    const prefix = typing && index === chosen.length - 1;
    const alternatives = waysOf(word, vocabulary, synonyms, prefix);
    if (alternatives) return alternatives;
    const instead = vocabulary.correct(fold(word));
    if (instead.length === 0) return [{ stems: [stem(word, language)] }];
    corrections.push({ word, instead: instead[0]! });
    return instead.map((other) => ({ stems: [vocabulary.get(other)!.stem] }));
  });
  return { words, corrections };
}

/** The ways in which the index may have a word; undefined for a word that it does not know at all. */
function waysOf(
  word: string,
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
  prefix: boolean,
): Alternative[] | undefined {
  const { language } = vocabulary;
  const folded = fold(word);
  if (hasDigit(word)) return [{ stems: [folded], prefix }];
  const own = vocabulary.get(folded)?.stem ?? stem(word, language);
  const ways: Alternative[] = synonyms
    .of(own, language)
    .filter((stems) => stems.every((other) => vocabulary.hasStem(other)))
    .map((stems) => ({ stems, phrase: true }));
  if (vocabulary.hasStem(own)) ways.unshift({ stems: [own] });
  if (prefix && vocabulary.complete(folded, 1).length > 0) ways.push({ stems: [folded], prefix });
  const parts = vocabulary.split(folded);
  if (parts.length > 0) ways.push({ stems: parts.map((part) => stem(part, language)) });
  if (ways.length > 0) return ways;
  const plain = language === 'de' ? withoutE(folded) : folded;
  return plain === folded ? undefined : waysOf(plain, vocabulary, synonyms, prefix);
}
