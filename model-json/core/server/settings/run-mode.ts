/** Sling's run modes that matter here: where content is written, and where visitors read it. */
export type RunMode = 'author' | 'publish';
