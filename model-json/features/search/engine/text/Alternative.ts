/** A stem to look for in the index; a prefix if `prefix`. */
export interface Term {
  readonly stem: string;
  readonly prefix?: boolean;
}

/** One way to match a word: all of these terms, close to each other if `near`. */
export interface Alternative {
  readonly terms: readonly Term[];
  readonly near?: boolean;
}

/** Several stems with a meaning together. */
export const phrase = (stems: readonly string[]): Alternative => ({
  terms: stems.map((stem) => ({ stem })),
  ...(stems.length > 1 && { near: true }),
});
