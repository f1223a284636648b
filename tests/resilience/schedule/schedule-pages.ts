/** Two pages that are published together. */
export const PAIR = ['/content/site/one', '/content/site/two'] as const;

/** The pages of a tree: several batches. */
export const TREE = Array.from({ length: 125 }, (_, i) => `/content/site/tree/p${i}`);
