import type { ByLanguage } from '../../../../../shared/words/in-language';
import type { Language, SearchDocument } from '../SearchDocument';
import type { WordPlan } from '../text/plan-words';
import type { Vocabulary } from '../text/Vocabulary';
import type { Columns } from './Columns';

/** Rows that contain the words, in rising order, each with its bm25 as a positive number. */
export interface Matches {
  readonly rows: Int32Array;
  readonly scores: Float64Array;
}

/** No rows. */
export const noMatches = (): Matches => ({ rows: new Int32Array(0), scores: new Float64Array(0) });

/** An index as a search reads it: by row. Drivers that keep rows differ in where these come from, and share everything else. */
export interface RowIndex {
  readonly columns: Columns;
  readonly vocabularies: ByLanguage<Vocabulary>;
  rowOf(id: string): number | undefined;
  document(row: number): SearchDocument | undefined;
  /** @param joint whether all words must match, or any of them */
  match(plan: WordPlan, language: Language, joint?: 'AND' | 'OR'): Matches;
  /** The first rows whose name or subject contains the words. */
  named(plan: WordPlan, language: Language, most: number): readonly number[];
  /** Rows with exactly this folded number. */
  numbered(number: string, most: number): readonly number[];
  /** Rows with a folded number that begins like this. */
  numberedFrom(beginning: string, most: number): readonly number[];
}
