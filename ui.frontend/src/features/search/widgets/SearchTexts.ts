import type { FeatureTexts, FilterListTexts } from '../../../../../shared/search/FilterListTexts';

/** Words that features add to those of the search, or say in their own way, by name. */
export interface SearchTexts {
  /** Of a field with suggestions. */
  readonly field: Readonly<Record<string, string>>;
  /** Of a banner. */
  readonly banner: Readonly<Record<string, string>>;
  /** Of a list of results. */
  readonly list: FeatureTexts & Partial<FilterListTexts>;
}
