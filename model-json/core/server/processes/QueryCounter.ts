import type { Language } from '../../../../shared/words/languages';

/** Counts visitors' queries, wherever the counts are stored. */
export interface QueryCounter {
  /** The folder of the counts. */
  readonly dir: string;
  /** @param total number of results */
  add(language: Language, typed: string, total: number): void;
  flush(): Promise<void>;
}
