import type { Language } from '../SearchDocument';
import type { Facts } from '../rows/Columns';

/** Reads a file of an index by its name. */
export type ReadFile = (name: string) => Promise<string>;

/** Files of an index of one language by name, as JSON. */
export type StaticFiles = ReadonlyMap<string, string>;

/** What a search has to know before it reads anything else. Rows are numbered from 1, in the order of the documents' ids. */
export interface Start {
  readonly language: Language;
  /** Number of words of each row, as the ranking counts them. */
  readonly lengths: readonly number[];
  readonly facts: readonly Facts[];
  /** A line for each known word: the word, its number of documents, and its stem (`packWords`). */
  readonly words: string;
  /** Rows by folded order number. */
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  /** The first stem in each file of postings; they are sorted. */
  readonly stems: readonly string[];
  /** Rows in each file of documents. */
  readonly rowsAFile: number;
}

/** Where a stem occurs: for each row and column a list of positions (`packPostings`). */
export type Packed = Readonly<Record<string, readonly number[]>>;

export const START = 'start.json';
export const postingsFile = (number: number): string => `stems-${number}.json`;
export const documentsFile = (number: number): string => `documents-${number}.json`;

/** Ids of all rows, in order: read if a query names documents, by pins or factors. */
export const IDS = 'ids.json';
