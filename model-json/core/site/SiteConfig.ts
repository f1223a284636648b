import type { AvoidedWords } from './AvoidedWords';
import type { Language } from '../../../shared/words/languages';

/** A site's settings for the core and the build (`sites/NAME/site.config.ts`); its names are in `app.ts` beside it. */
export interface SiteConfig {
  /** Folders below `features` whose components, styles and scripts are built. */
  readonly features: readonly string[];
  /** Country and language with the shortest addresses if the content has no mappings: `gb/en`. */
  readonly home: string;
  /** The default country of each language, starting with home. */
  readonly mainCountries: Readonly<Partial<Record<Language, string>>>;
  /** Where authors' clocks are: the time zone of scheduled publications, an IANA name. */
  readonly timeZone: string;
  /** Font files used on the first screen of every page: running text and headings. */
  readonly firstFonts: readonly string[];
  /** Words that authors are warned of. @default none */
  readonly avoidedWords?: AvoidedWords;
  /** Whether the publish dialog refuses pages on which the checks find errors. @default false: it lists them */
  readonly blocksFaultyPages?: boolean;
}
