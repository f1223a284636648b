/** What can be wrong with a link. */
export type LinkState =
  /** Nothing is there. */
  | 'missing'
  /** The page is there, the place on it is not. */
  | 'no-anchor'
  /** Authors see the page, visitors do not. */
  | 'unpublished'
  /** An old address of a page: visitors are redirected. */
  | 'moved'
  /** The page leads visitors on to another one. */
  | 'redirected';
