import type { Language } from '../SearchDocument';
import { fold } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import type { SynonymGroup, Synonyms } from './synonyms';
import { wordsOf as plainWordsOf, type WordsOf } from './words';
import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';

type Stems = readonly string[];

interface Entry {
  readonly source: Stems;
  readonly others: readonly Stems[];
}

/** The synonyms of some words of a text, and how many words they replace. */
export interface SynonymsFound {
  readonly length: number;
  readonly others: readonly Stems[];
}

/** Finds the synonyms of words and phrases, by their stems. */
export class SynonymIndex {
  /** By language and first stem. */
  private readonly entries: ByLanguage<ReadonlyMap<string, readonly Entry[]>>;
  private readonly extended = new WeakMap<readonly SynonymGroup[], SynonymIndex>();

  /**
   * @param base further synonyms that also apply
   * @param wordsOf splits them into words
   */
  constructor(
    synonyms: Partial<Synonyms>,
    private readonly base?: SynonymIndex,
    private readonly wordsOf: WordsOf = base?.wordsOf ?? plainWordsOf,
  ) {
    this.entries = mapLanguages((language) => {
      const byStem = new Map<string, Entry[]>();
      for (const entry of (synonyms[language] ?? []).flatMap((group) =>
        entriesOf(group, language, wordsOf),
      )) {
        const [first = ''] = entry.source;
        byStem.set(first, [...(byStem.get(first) ?? []), entry]);
      }
      return byStem;
    });
  }

  /** The shared synonyms and those of a site. */
  with(groups: readonly SynonymGroup[], language: Language): SynonymIndex {
    if (groups.length === 0) return this;
    let found = this.extended.get(groups);
    if (!found) this.extended.set(groups, (found = new SynonymIndex({ [language]: groups }, this)));
    return found;
  }

  /**
   * The synonyms of the longest phrase that begins at an index of a text.
   * @param most the longest phrase, in words
   */
  at(stems: Stems, from: number, language: Language, most = stems.length): SynonymsFound {
    const fits = ({ source }: Entry) =>
      source.length <= most && source.every((stemmed, index) => stems[from + index] === stemmed);
    const found = (this.entries[language].get(stems[from] ?? '') ?? []).filter(fits);
    const below = this.base?.at(stems, from, language, most) ?? { length: 1, others: [] };
    const length = Math.max(below.length, ...found.map(({ source }) => source.length));
    const own = found.filter(({ source }) => source.length === length).flatMap(({ others }) => others);
    return { length, others: [...own, ...(below.length === length ? below.others : [])] };
  }
}

function entriesOf({ words, oneWay = false }: SynonymGroup, language: Language, wordsOf: WordsOf): Entry[] {
  const members = words
    .map((member) =>
      wordsOf(member)
        .filter((word) => !STOP_WORDS[language].has(fold(word)))
        .map((word) => stem(word, language)),
    )
    .filter((stems) => stems.length > 0);
  return (oneWay ? members.slice(0, 1) : members).map((source) => ({
    source,
    others: members.filter((other) => other !== source),
  }));
}
