import type { Language } from '../SearchDocument';
import { slipsBetween } from '../../../../../shared/words/slips-between';
import { fold } from './fold';
import { headOf, splitCompound } from './split-compound';
import { stem } from './stem';
import { wordsOf as plainWordsOf, type WordsOf } from './words';

/** A word as it is written in some document, folded, with its stem and the number of documents that contain it. */
export interface VocabularyWord {
  readonly word: string;
  readonly stem: string;
  documents: number;
}

/** Shorter words have too many neighbours. */
const LEAST_LENGTH = 4;
const TWO_SLIPS_FROM = 8;
const CANDIDATES = 3;

/**
 * The words of a language in the index, for corrections, completions and splitting compounds. Corrections scan all words with a
 * filter on letters: two comparisons per word, and no second index to keep in step.
 */
export class Vocabulary {
  private readonly words = new Map<string, VocabularyWord & { readonly letters: number }>();
  private readonly stems = new Map<string, number>();
  private readonly changed = new Set<string>();
  private sorted: string[] | undefined;

  /** @param wordsOf splits texts into its words */
  constructor(
    readonly language: Language,
    readonly wordsOf: WordsOf = plainWordsOf,
  ) {}

  has(word: string): boolean {
    return this.words.has(word);
  }

  hasStem(stemmed: string): boolean {
    return this.stems.has(stemmed);
  }

  get(word: string): VocabularyWord | undefined {
    return this.words.get(word);
  }

  all(): Iterable<VocabularyWord> {
    return this.words.values();
  }

  /** Words whose number of documents changed since the last call; 0 if none contains it any more. */
  takeChanges(): { word: string; stem: string; documents: number }[] {
    const changes = [...this.changed].map((word) => this.words.get(word) ?? { word, stem: '', documents: 0 });
    this.changed.clear();
    return changes;
  }

  /**
   * Counts documents that contain a word, or, with a negative number, no longer do.
   *
   * @returns whether the word is new
   */
  count(written: string, documents: number, stemmed = stem(written, this.language)): boolean {
    const word = fold(written);
    const known = this.words.get(word);
    this.changed.add(word);
    if (known) {
      known.documents += documents;
      if (known.documents <= 0) this.forget(known);
      return false;
    }
    if (documents <= 0) return false;
    this.words.set(word, { word, stem: stemmed, documents, letters: lettersOf(word) });
    this.stems.set(stemmed, (this.stems.get(stemmed) ?? 0) + 1);
    this.sorted = undefined;
    return true;
  }

  /**
   * Known words with the fewest slips, the most frequent first; where some have the same consonants only those, for people
   * mistake vowels.
   *
   * @param most slips; one in short words, two in long ones
   */
  correct(word: string, most = word.length >= TWO_SLIPS_FROM ? 2 : 1): string[] {
    if (word.length < LEAST_LENGTH) return [];
    const letters = lettersOf(word);
    let found: VocabularyWord[] = [];
    for (const known of this.words.values()) {
      if (Math.abs(known.word.length - word.length) > most || known.word.length < LEAST_LENGTH) continue;
      if (bits(known.letters ^ letters) > 2 * most) continue;
      const slips = slipsBetween(word, known.word, most);
      if (slips > most) continue;
      if (slips < most) [most, found] = [slips, []];
      found.push(known);
    }
    const consonants = consonantsOf(word);
    const alike = found.filter((known) => consonantsOf(known.word) === consonants);
    return (alike.length > 0 ? alike : found)
      .sort((a, b) => b.documents - a.documents || (a.word < b.word ? -1 : 1))
      .slice(0, CANDIDATES)
      .map((known) => known.word);
  }

  /** Words with this prefix, most frequent first. */
  complete(prefix: string, count: number): string[] {
    const sorted = (this.sorted ??= [...this.words.keys()].sort());
    const found: VocabularyWord[] = [];
    for (let at = firstFrom(sorted, prefix); ; at += 1) {
      const word = sorted[at];
      if (!word?.startsWith(prefix)) break;
      const known = this.words.get(word);
      if (known) found.push(known);
    }
    return found
      .sort((a, b) => b.documents - a.documents)
      .slice(0, count)
      .map(({ word }) => word);
  }

  /**
   * The parts of a compound; none in languages without compounds.
   * @param isMeant whether another word stands for an unknown one
   */
  split(word: string, isMeant: (part: string) => boolean = () => false): readonly string[] {
    if (this.language !== 'de') return [];
    const isWord = (part: string) => this.words.has(part) || this.stems.has(part) || isMeant(part);
    return splitCompound(word, isWord) ?? splitCompound(stem(word, 'de'), isWord) ?? [];
  }

  /** What a compound in a document can be found by: its parts, or the first part if only that is a word. */
  partsOf(word: string): readonly string[] {
    const parts = this.split(word);
    if (parts.length > 0 || this.language !== 'de') return parts;
    const head = headOf(word, (part) => this.words.has(part));
    return head === undefined ? [] : [head];
  }

  private forget({ word, stem: stemmed }: VocabularyWord): void {
    this.words.delete(word);
    const left = (this.stems.get(stemmed) ?? 1) - 1;
    if (left === 0) this.stems.delete(stemmed);
    else this.stems.set(stemmed, left);
    this.sorted = undefined;
  }
}

const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, '');

function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle];
    if (found !== undefined && found < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters of a word as a bit mask; a typo changes at most two of them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
