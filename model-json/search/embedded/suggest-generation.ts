import type { Language } from '../SearchDocument';
import type { Suggestions } from '../SearchQuery';
import { fold, foldNumber } from '../text/fold';
import { planWords } from '../text/plan-words';
import type { SynonymIndex } from '../text/SynonymIndex';
import { hasDigit, wordsOf } from '../text/words';
import type { Generation } from './Generation';
import { matchOf } from './match';
import { beginningWith } from './numbers';
import { textTable } from './schema';

const WORDS = 6;
const DOCUMENTS = 6;
/** Looked at for the best: the first in the order of the index, which costs the same in an index of any size. */
const CANDIDATES = 100;

/** What the letters typed so far may become: the last word completed, and the first documents named so. */
export function suggestInGeneration(
  prefix: string,
  language: Language,
  generation: Generation,
  synonyms: SynonymIndex,
): Suggestions {
  const words = wordsOf(prefix);
  const last = words.at(-1);
  if (last === undefined) return { words: [], documents: [] };
  const vocabulary = generation.vocabularies.get(language)!;
  const before = prefix.slice(0, prefix.toLowerCase().lastIndexOf(last));
  const completions = hasDigit(last) ? [] : vocabulary.complete(fold(last), WORDS);
  const rows = new Set(beginningWith(foldNumber(prefix), generation, DOCUMENTS));
  const plan = planWords(prefix, vocabulary, synonyms, true);
  const table = textTable(language);
  const named = generation
    .statement(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ${CANDIDATES}`)
    .all(`{name subject} : (${matchOf(plan)})`) as [number][];
  const { columns } = generation;
  const best = named.map(([row]) => row).sort((a, b) => columns.boost(b) - columns.boost(a) || a - b);
  for (const row of best) rows.add(row);
  return {
    words: completions.map((word) => before + word),
    documents: [...rows]
      .filter((row) => columns.isIn(row, language))
      .slice(0, DOCUMENTS)
      .flatMap((row) => generation.document(row) ?? []),
  };
}
