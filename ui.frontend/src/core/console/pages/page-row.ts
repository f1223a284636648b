/** A row of `.children.json`. Members that would be false or empty are missing. */
export interface PageRow {
  readonly name: string;
  /** Of a page that a search found. */
  readonly path?: string;
  readonly title: string;
  readonly isFolder?: true;
  readonly hasChildren?: true;
  /** Path of its template. */
  readonly template?: string;
  readonly picture?: string;
  /** Dates are ISO 8601. */
  readonly modified?: string;
  readonly modifiedBy?: string;
  readonly published?: true;
  readonly publishedAt?: string;
  readonly changedSince?: true;
  readonly onTime?: string;
  readonly offTime?: string;
  /** Path of the page that it follows. */
  readonly follows?: string;
  /** Whether it is stored nowhere. */
  readonly isDerived?: true;
  readonly lockOwner?: string;
  readonly isDamaged?: true;
}

/** `.children.json`. */
export interface ChildrenJson {
  readonly path: string;
  readonly trail: readonly { readonly path: string; readonly title: string }[];
  readonly isOrdered: boolean;
  readonly self?: PageRow;
  readonly children: readonly PageRow[];
  /** Titles by path. */
  readonly templates: Readonly<Record<string, string>>;
}
