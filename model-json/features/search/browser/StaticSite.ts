import type { Unit } from '../../../../shared/measures/measure';
import type { SearchItem, SuggestItem } from '../../../../shared/search/search-answer';
import type { SearchRules } from '../engine/rules/SearchRules';
import type { Language, SearchDocument, SearchSchema } from '../engine/SearchDocument';
import type { SynonymGroup } from '../engine/text/synonyms';
import type { Named } from '../server/answers/Titles';

/** What a browser has to know of a site to answer searches of it, beside the index. As JSON, in the file `SITE`. */
export interface StaticSite {
  /** BCP 47. */
  readonly tag: string;
  readonly language: Language;
  readonly engine: SearchSchema;
  /** What visitors can filter by. */
  readonly facets: readonly string[];
  /** The unit in which each figure is kept. */
  readonly figures: Readonly<Record<string, Unit>>;
  readonly titles: Readonly<Record<string, { readonly name: string; readonly values: readonly Named[] }>>;
  readonly synonyms: readonly SynonymGroup[];
  readonly rules: SearchRules;
}

/** A document in the index: only how it is shown. */
export interface StaticDocument extends SearchDocument {
  readonly item?: SearchItem;
  readonly suggestion?: SuggestItem;
}

export const SITE = 'site.json';
