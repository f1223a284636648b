import type { Language } from '../../../../shared/words/languages';

/** Counts what visitors look for, wherever the counts are kept. */
export interface QueryCounter {
  /** The folder of the counts. */
  readonly dir: string;
  /** @param total how many results there were */
  add(language: Language, typed: string, total: number): void;
  flush(): Promise<void>;
}
