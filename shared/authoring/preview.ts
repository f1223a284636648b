/** A link by which people without an account see pages before they are published, as authors are shown it. */
export interface PreviewReport {
  readonly id: number;
  /** The page that it begins at, and its title. */
  readonly path: string;
  readonly title: string;
  /** Whether the pages below belong to it. */
  readonly isTree: boolean;
  /** Who made it: it shows at most what they may read. */
  readonly by: string;
  /** ISO 8601, as all times here. */
  readonly madeAt: string;
  readonly until: string;
  /** Shows the pages as on this day. @default as they are */
  readonly day?: string;
  /** Shows the whole site, as it is once this release is published. */
  readonly launch?: string;
  /** Who it is for, in the maker's words. */
  readonly note?: string;
  /** Its address, for its maker and administrators; who else may read the page sees that there is one. */
  readonly address?: string;
}
