/** A page, asset or fragment at one end of a link. */
export interface Reference {
  readonly path: string;
  readonly title: string;
  readonly type: 'page' | 'asset' | 'contentfragment' | 'experiencefragment' | 'missing';
}

/** `.references.json`: where a page, asset, fragment or tag is used, and what depends on it. */
export interface References {
  /** What links to it or below it, except what is below it. */
  readonly pages: readonly Reference[];
  /** What a page links to. */
  readonly outgoing: readonly Reference[];
  /** Pages that show it as live copies. */
  readonly liveCopies: readonly Reference[];
  /** Number of stored pages below it. */
  readonly below: number;
}
