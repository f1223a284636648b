import type { FilterListConfig } from '../filter-list/FilterListConfig';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';
import type { FieldConfig, FieldTexts } from '../shared/config/field-config';

/** Settings of a field on a third-party page. Defaults are those of the site. */
export interface HostFieldConfig extends Partial<Omit<FieldConfig, 'texts' | 'action'>> {
  /** The form's action, with `?q=`. */
  readonly action: string;
  /** Texts that the page overrides. */
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
  /** A query, or a label with a page of its own. */
  readonly popular?: readonly (string | { readonly text: string; readonly url: string })[];
}

/** The filter list: results with filters beside them, by the address of its page. */
export interface HostListConfig extends Partial<Omit<FilterListConfig, 'id' | 'texts' | 'answer'>> {
  readonly widget: 'filter-list';
  /** Address of the page, if it needs a query of its own. @default its path */
  readonly action?: string;
  /** Texts that the page overrides. */
  readonly texts?: Partial<FilterListTexts>;
}

/** The settings passed to `mount`. */
export type HostConfig = HostBoxConfig | HostBannerConfig | HostListConfig;
