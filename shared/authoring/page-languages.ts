/** The same page in one of its site's languages. */
export interface LanguageVersion {
  /** The path of the page, whether it exists or not. */
  readonly path: string;
  /** BCP 47: `de-CH`. */
  readonly tag: string;
  /** `missing`: this language has no such page. */
  readonly state: 'published' | 'changed' | 'unpublished' | 'missing';
  /** Whether it follows another page: a live copy, or a page that is stored nowhere. */
  readonly isFollowing?: true;
}

/** `.languages.json`: a page in all languages of its site, in the site's order, itself included. */
export interface PageLanguages {
  /** The site's title; empty for a page that is in no language of a site. */
  readonly site: string;
  readonly versions: readonly LanguageVersion[];
}
