import type { sheets } from '../../shared/words/en/sheets';
import type { Resource } from '../../model-json/core/repository/Resource';

/** A site that a sheet is drawn for. */
export interface SheetPlace {
  /** Content of the site, by its path below it. */
  at(path: string): Resource;
  /** BCP 47. */
  readonly language: string;
  readonly words: typeof sheets;
}
