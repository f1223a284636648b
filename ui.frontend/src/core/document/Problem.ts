/** A part of a page's model that could not be shown. The rest of the page is unaffected. */
export interface Problem {
  kind: 'unknown-type' | 'invalid-model' | 'missing-item' | 'render-error';
  /** Path of the item inside the page, `root/main/teaser-3`. */
  item: string;
  /** What is wrong and how to fix it, in one line. */
  message: string;
}
