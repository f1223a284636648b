/** A thread of its own for documents that take long. */
export interface Maker {
  /** Its source file. */
  readonly source: string;
  /** Milliseconds after which it is given up. */
  readonly limit: number;
}
