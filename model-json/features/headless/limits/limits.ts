/** What a single query may ask for: more than a page needs, less than would keep a server busy. */
export const LIMITS = {
  /** Bytes of a request. */
  bytes: 64 * 1024,
  /** Words and signs of a query. */
  tokens: 5000,
  /** Fields within fields. */
  depth: 15,
  /** Fields, those of named fragments at each place where they are used. */
  fields: 1000,
  /** Items of a page of a list with cursors, and what it has unless the query says. */
  first: 100,
  usualFirst: 50,
  /** Values that are read: each counts one, a long text one for each 200 characters, a comparison a fiftieth. */
  cost: 50_000,
} as const;
