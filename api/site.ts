/**
 * `ventora/site`: what a site says of itself. No behaviour: a `site.config.ts` is read by the build, too.
 */
import type { SiteConfig } from '../model-json/core/site/SiteConfig';

export type { AvoidedWords } from '../model-json/core/site/AvoidedWords';
export type { Language } from '../shared/words/languages';
export type { SiteConfig } from '../model-json/core/site/SiteConfig';

/** The look of pages that an author can choose, beside the site's own. */
export interface Theme {
  /** Stored with a page, and in its `data-theme`; `themes/VALUE.scss` is its style sheet. */
  readonly value: string;
  /** What authors read. */
  readonly text: string;
}

/**
 * `site.config.ts` of a project. Its id, the first part of its paths, is `config.site` in package.json.
 *
 * @example
 * export const config: ProjectConfig = {
 *   title: 'Museum', home: 'gb/en', mainCountries: { en: 'gb', de: 'de' }, timeZone: 'Europe/London', firstFonts: [],
 * };
 */
export interface ProjectConfig extends Omit<SiteConfig, 'features'> {
  /** The name that authors see: `Museum - Content` is a group of components. */
  readonly title: string;
  /** @default none: every page looks as `styles/_theme.scss` says */
  readonly themes?: readonly Theme[];
  /** A regular expression's source for numbers that a line break must not part, like order numbers. @default none */
  readonly unbrokenNumbers?: string;
}
