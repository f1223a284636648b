/** Sling's relevant run modes: the instance where content is written, and the one where visitors read it. */
export type RunMode = 'author' | 'publish';
