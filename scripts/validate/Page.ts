/** A page that visitors can open. */
export interface Listed {
  /** Path of its address. */
  readonly address: string;
  /** Path of its template; empty if it has none. */
  readonly template: string;
}

/** A page as visitors get it. */
export interface Page extends Listed {
  readonly html: string;
}
