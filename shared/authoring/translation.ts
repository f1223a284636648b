import { servlet } from '../addresses/app';

/** Languages of a page: `GET ?path=`; commands: `POST`. */
export const TRANSLATION_ADDRESS = `${servlet('translation')}.json`;

/** XLIFF 2.1: `GET ?path=&language=` (`&tree=true` with the pages below) exports it, `POST` imports it. */
export const XLIFF_ADDRESS = `${servlet('translation')}.xlf`;

/** Texts of a page and one of its copies: `GET ?path=&language=`. */
export const TRANSLATION_TEXTS_ADDRESS = `${servlet('translation-texts')}.json`;

/**
 * `missing`: there is no such page. `draft`: it was never said to be translated. `sent`: its texts are with translators. `stale`:
 * its source has changed since. A page that is published or not can be each of them.
 */
export type TranslationState = 'missing' | 'draft' | 'sent' | 'translated' | 'stale';

/** How far a page’s translation is, in a list of pages. */
export interface PageTranslation {
  /** Of a page that was made or translated from another one: its state, and the path of that page. */
  readonly own?: { readonly state: TranslationState; readonly source: string };
  /** Of a page that others were made or translated from: how many are in each state. */
  readonly copies?: Readonly<Partial<Record<TranslationState, number>>>;
}

/** The answer to a step of making the copies of a page and those below it. */
export interface TreeCopies {
  /** How many pages there are. */
  readonly total: number;
  /** The first page of the next step; null if all is done. */
  readonly next: number | null;
  /** Paths of the copies made in this step. */
  readonly made: readonly string[];
  /** Pages of which no copy could be made. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

/** A page in another language, as a copy of its source. */
export interface LanguageCopy {
  readonly path: string;
  /** BCP 47: `de-DE`. */
  readonly language: string;
  readonly state: TranslationState;
  readonly isPublished: boolean;
  /** Whether it follows another page, and so is not translated itself. */
  readonly isFollowing: boolean;
  /** Why the person asking cannot change it now: its lock, or their rights. Undefined if they can. */
  readonly refusal?: string;
  /** Texts that were changed, added or removed in the source since it was translated. */
  readonly changes: number;
  /** Whether every text that both have is still the source's, as in a copy that was just made. */
  readonly isAsSource: boolean;
  /** ISO 8601; undefined if it was never said to be translated. */
  readonly translatedAt?: string;
  readonly translatedBy?: string;
}

export interface PageTranslations {
  /** The page that the others are translated from. */
  readonly source: string;
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** In the site's order, the source left out. */
  readonly copies: readonly LanguageCopy[];
}

/** A text of a page beside its counterpart. */
export interface TextPair {
  /** The same in both pages: the node below the page and the property. */
  readonly id: string;
  /** Below `jcr:content`; empty for the page itself. */
  readonly node: string;
  readonly property: string;
  /** Its position, if the property is a list. */
  readonly index?: number;
  /** The component's title. */
  readonly component: string;
  /** The component that authors know the text by, below `jcr:content`, its resource type, and its field there. */
  readonly item: string;
  readonly type?: string;
  readonly field: string;
  readonly isRich: boolean;
  /** Undefined for a text that the source no longer has. */
  readonly source?: string;
  /** Undefined if the copy lacks it. */
  readonly copy?: string;
  /** Why the copy's text cannot be changed here; undefined if it can. */
  readonly refusal?: string;
  /** The source as it was when it was translated, if it differs. */
  readonly before?: string;
  /** What happened in the source since the translation. */
  readonly change?: 'changed' | 'added' | 'removed';
}

export interface PageTexts {
  readonly source: string;
  readonly copy: LanguageCopy;
  readonly pairs: readonly TextPair[];
}

/** Something about a file that was imported. */
export interface XliffFault {
  /** The page's path, as the file names it; undefined for the whole file. */
  readonly page?: string;
  /** The unit's id. */
  readonly unit?: string;
  /** What is wrong and what would be right. */
  readonly message: string;
  /** `warning`: the rest of the page was imported. */
  readonly kind: 'error' | 'warning';
}

export interface ImportedPage {
  readonly source: string;
  readonly copy: string;
  readonly texts: number;
  /** The version that was made before. */
  readonly version?: string;
}

export interface XliffReport {
  readonly pages: readonly ImportedPage[];
  readonly faults: readonly XliffFault[];
}
