import type { Language } from '../../../shared/words/languages';

/** What the core and the build ask of a site (`sites/NAME/site.config.ts`); its names are in `app.ts` beside it. */
export interface SiteConfig {
  /** Folders below `features`: the components, styles and scripts that its build has. */
  readonly features: readonly string[];
  /** Country and language whose pages have the shortest addresses where the content maps none: `gb/en`. */
  readonly home: string;
  /** The country that speaks for a language where no country is named, home first. */
  readonly mainCountries: Readonly<Partial<Record<Language, string>>>;
  /** Font files whose glyphs stand in the first screen of every page: running text and headings. */
  readonly firstFonts: readonly string[];
}
