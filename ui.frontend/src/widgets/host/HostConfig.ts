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

/** What `mount` is given. */
export type HostConfig = HostBoxConfig | HostBannerConfig;
