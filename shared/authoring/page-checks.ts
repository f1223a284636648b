/** What a check can find. The editor adds `contrast`, which only a browser can measure. */
export type CheckRule =
  | 'headings'
  | 'alternative-text'
  | 'link-text'
  | 'link'
  | 'words'
  | 'length'
  | 'contrast';

/** Something on a page that its author should look at. */
export interface CheckFinding {
  readonly rule: CheckRule;
  /** An error keeps visitors from something; a warning makes it harder. */
  readonly severity: 'error' | 'warning';
  /** Path of the component, or of the `jcr:content` of the page if it is one of the page's properties. */
  readonly path: string;
  /** Name of the field in its dialog; undefined if the finding concerns the component as a whole. */
  readonly field?: string;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** The words or the address in question. */
  readonly excerpt?: string;
}

/** A page as search engines and messengers present it. */
export interface PagePreview {
  readonly title: string;
  /** Follows the title in search results. */
  readonly siteName: string;
  readonly description: string;
  /** The public address. */
  readonly address: string;
  /** Path of the link card's picture on this server. */
  readonly picture?: string;
}

/** The title in search results, as the page's head has it. */
export const titleInResults = ({ title, siteName }: Pick<PagePreview, 'title' | 'siteName'>): string =>
  [title, siteName].filter(Boolean).join(' | ');

/** `.checks.json`: what was found on a page, in the order of the page. */
export interface PageChecks {
  readonly path: string;
  readonly findings: readonly CheckFinding[];
  readonly preview: PagePreview;
  /** Whether pages with errors cannot be published on this site. */
  readonly blocksPublishing: boolean;
}
