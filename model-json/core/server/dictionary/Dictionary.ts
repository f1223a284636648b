/** Bytes that a browser has, too. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256, by which browsers name it. */
  readonly hash: Buffer;
}
