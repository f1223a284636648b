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
  | 'redirected'
  /** Another site answers with an error, or not at all. */
  | 'unreachable';

/** A faulty link, and where it is used. */
export interface LinkFault {
  readonly state: LinkState;
  readonly href: string;
  /** The path that it should lead to, if there is one; what another site answered. */
  readonly hint?: string;
  /** Title of the page with the link. */
  readonly title: string;
  /** Path of the component, or of the page's `jcr:content`. */
  readonly path: string;
  /** The field of its dialog. */
  readonly field: string;
}

/** The links of all pages and fragments at and below a path. Pages without content of their own have those of the page they follow. */
export interface LinkReport {
  readonly path: string;
  readonly pages: number;
  readonly links: number;
  readonly faults: readonly LinkFault[];
  /** Addresses of other sites: how many there are, and how many were asked. */
  readonly external: { readonly found: number; readonly asked: number };
}
