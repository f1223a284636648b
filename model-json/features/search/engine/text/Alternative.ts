/** A stem that the index may have; the beginning of one where `prefix`. */
export interface Term {
  readonly stem: string;
  readonly prefix?: boolean;
}

/** One way to have a word: all of these terms, close to each other where `near`. */
export interface Alternative {
  readonly terms: readonly Term[];
  readonly near?: boolean;
}

/** Several stems that mean something together. */
export const phrase = (stems: readonly string[]): Alternative => ({
  terms: stems.map((stem) => ({ stem })),
  ...(stems.length > 1 && { near: true }),
});
