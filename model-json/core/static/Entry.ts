/** A file of a generation. */
export interface StoredFile {
  /** Path below `site`. */
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What publish answers at an address, and the files made from it. */
export interface Entry {
  /** Path, and the query for a page with a visitor's choice. */
  readonly address: string;
  readonly status: number;
  /** Those of the answer that a static server has to be told; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Media type with charset. */
  readonly type: string;
  readonly etag?: string;
  /** The body, then its compressed forms; empty for a redirect. */
  readonly files: readonly StoredFile[];
  /** Addresses that the page needs: pictures, documents, pages with a choice. */
  readonly links: readonly string[];
  /** Number of what it was made from (`ReadTable`); undefined if that is not known: it is asked for each time. */
  readonly reads?: number;
}

/** Whether it leads elsewhere. */
export const isRedirect = ({ status, headers }: Entry): boolean =>
  status >= 300 && status < 400 && headers.location !== undefined;
