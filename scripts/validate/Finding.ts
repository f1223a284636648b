/** What a checker objects to on one page. */
export interface Finding {
  /** Its name: `html`, `links`. */
  readonly checker: string;
  readonly isError: boolean;
  /** What is wrong, without what differs from page to page. */
  readonly kind: string;
  readonly address: string;
  /** The place on the page, or what differs. */
  readonly detail?: string;
  /** What it objects to, as it stands there. */
  readonly source?: string;
}
