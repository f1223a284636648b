/** A named group of components that authors insert into pages as a copy. */
export interface Section {
  /** `/content/sections/mysite/opening-hours`. */
  readonly path: string;
  readonly title: string;
  /** Empty if there is none. */
  readonly description: string;
  /** Resource types of its components, in order, without those inside them. */
  readonly types: readonly string[];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The sections of a site that the person asking may read, by title. */
export interface Sections {
  /** The folder of the site's sections: rights on it are rights on them. */
  readonly folder: string;
  /** Whether the person asking may make, change and delete them. */
  readonly mayWrite: boolean;
  readonly sections: readonly Section[];
}

/** In characters. */
export const MOST_SECTION_TITLE = 80;
export const MOST_SECTION_DESCRIPTION = 300;
