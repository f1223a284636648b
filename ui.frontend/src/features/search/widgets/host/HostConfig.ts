import type { FilterListConfig } from '../filter-list/FilterListConfig';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';
import type { FieldConfig, FieldTexts } from '../shared/config/field-config';

/** Settings of a field on a page that is not ours. What is left out is as the site has it. */
export interface HostFieldConfig extends Partial<Omit<FieldConfig, 'texts' | 'action'>> {
  /** Where the form leads, with `?q=`. */
  readonly action: string;
  /** Words that the page wants to say itself. */
  readonly texts?: Partial<FieldTexts>;
}

/** The search box: its field, open at any width. */
export interface HostBoxConfig extends HostFieldConfig {
  readonly widget: 'search-box';
}

/** The search banner: a heading, a sentence, the field, popular searches. */
export interface HostBannerConfig extends HostFieldConfig {
  readonly widget: 'search-banner';
  readonly title?: string;
  readonly description?: string;
  /** Words, or words with a page of their own. */
  readonly popular?: readonly (string | { readonly text: string; readonly url: string })[];
}

/** The filter list: results with the filters beside them, by the address of the page that it stands on. */
export interface HostListConfig extends Partial<Omit<FilterListConfig, 'id' | 'texts' | 'answer'>> {
  readonly widget: 'filter-list';
  /** Address of the page, where it needs a query of its own. @default its path */
  readonly action?: string;
  /** Words that the page wants to say itself. */
  readonly texts?: Partial<FilterListTexts>;
}

/** What `mount` is given. */
export type HostConfig = HostBoxConfig | HostBannerConfig | HostListConfig;
