/** Something in a page's model that could not be shown. The rest of the page stands. */
export interface Problem {
  kind: 'unknown-type' | 'invalid-model' | 'missing-item' | 'render-error';
  /** Path of the item inside the page, `root/main/teaser-3`. */
  item: string;
  /** What is wrong and what would be right, one line. */
  message: string;
}
