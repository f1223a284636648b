import type { Correction } from '../SearchQuery';
import { phrase, type Alternative } from './Alternative';
import { fold } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { waysOf, waysOfTail, waysTogether, type Lexicon } from './ways-of';

/** What to look for: any of the alternatives of each word. Stop words are left out. */
export interface WordPlan {
  readonly words: readonly (readonly Alternative[])[];
  readonly corrections: readonly Correction[];
}

/** Turns the words of a query into terms of the index: stems, synonyms, parts of compounds, corrections. */
export function planWords(text: string, lexicon: Lexicon, typing: boolean): WordPlan {
  const { vocabulary } = lexicon;
  const { language } = vocabulary;
  const all = vocabulary.wordsOf(text);
  const telling = all.filter((word) => !STOP_WORDS[language].has(fold(word)));
  const chosen = telling.length > 0 ? telling : all;
  const stems = chosen.map((word) => vocabulary.get(fold(word))?.stem ?? stem(word, language));
  const corrections: Correction[] = [];
  const words: (readonly Alternative[])[] = [];
  for (let at = 0; ;) {
    const word = chosen[at];
    if (word === undefined) break;
    const found =
      waysOfPhrase(stems, at, lexicon) ??
      waysOfJoined(chosen.slice(at, at + 2), stems.slice(at, at + 2), lexicon);
    words.push(found?.ways ?? waysOrCorrected(word, typing && at === chosen.length - 1));
    at += found?.length ?? 1;
  }
  return { words, corrections };

  function waysOrCorrected(word: string, prefix: boolean): readonly Alternative[] {
    const ways = waysOf(word, lexicon, prefix);
    if (ways) return ways;
    const instead = vocabulary.correct(fold(word));
    const [nearest] = instead;
    if (nearest === undefined) return waysOfTail(word, lexicon) ?? [phrase([stem(word, language)])];
    corrections.push({ word, instead: nearest });
    return instead.map((other) => phrase([vocabulary.get(other)?.stem ?? stem(other, language)]));
  }
}

interface WaysFound {
  /** How many words they replace. */
  readonly length: number;
  readonly ways: readonly Alternative[];
}

/** Alternatives for several words with a meaning together, if any are in the index. */
function waysOfPhrase(stems: readonly string[], at: number, lexicon: Lexicon): WaysFound | undefined {
  const { length } = lexicon.synonyms.at(stems, at, lexicon.vocabulary.language);
  if (length === 1) return undefined;
  const ways = waysTogether(stems.slice(at, at + length), lexicon);
  return ways && { length, ways };
}

/** Alternatives for two words that are one in the index: `work shop` is `workshop`. German compounds are split instead. */
function waysOfJoined(
  [first, second]: readonly string[],
  stems: readonly string[],
  { vocabulary }: Lexicon,
): WaysFound | undefined {
  if (first === undefined || second === undefined || vocabulary.language === 'de') return undefined;
  const joined = vocabulary.get(fold(first) + fold(second));
  if (!joined) return undefined;
  const apart = stems.every((stemmed) => vocabulary.hasStem(stemmed))
    ? [{ terms: stems.map((stemmed) => ({ stem: stemmed })) }]
    : [];
  return { length: 2, ways: [phrase([joined.stem]), ...apart] };
}
