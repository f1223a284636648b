import type { ReviewState } from './review';
import type { PageTranslation } from './translation';

/** What a console shows of a page or folder. Members that would be false, zero or empty are left out. */
export interface PageRow {
  readonly name: string;
  /** Of a page that a search found; others are directly below their level. */
  readonly path?: string;
  readonly title: string;
  readonly isFolder?: true;
  readonly hasChildren?: true;
  /** Path of its template, with a title in `templates`. */
  readonly template?: string;
  /** Address of its picture: featured, the first one on it, or drawn from its template. */
  readonly picture?: string;
  /** ISO 8601. */
  readonly modified?: string;
  readonly modifiedBy?: string;
  readonly published?: true;
  /** ISO 8601; missing if it came with the site. */
  readonly publishedAt?: string;
  readonly changedSince?: true;
  /** ISO 8601: when visitors start and stop seeing it (`onTime`, `offTime`). */
  readonly onTime?: string;
  readonly offTime?: string;
  /** Path of the page that it follows (live copy, derived page). */
  readonly follows?: string;
  /** Whether it is stored nowhere: it is edited and published with the page that it follows. */
  readonly isDerived?: true;
  /** Who has locked it (`jcr:lockOwner`). */
  readonly lockOwner?: string;
  /** Those who have it open in the editor, by name. */
  readonly editing?: readonly string[];
  /** How far its review is. */
  readonly review?: ReviewState;
  readonly translation?: PageTranslation;
  readonly isDamaged?: true;
}

/** `.children.json`, a level of the console: a node and the pages and folders directly below it, in the content's order. */
export interface ConsoleLevel {
  readonly path: string;
  /** From `/content` down to the node. */
  readonly trail: readonly { readonly path: string; readonly title: string }[];
  /** Whether the order is kept, and so can be changed. */
  readonly isOrdered: boolean;
  /** The node itself, unless it is the root. */
  readonly self?: PageRow;
  readonly children: readonly PageRow[];
  /** Titles of the templates in the rows, by path. */
  readonly templates: Readonly<Record<string, string>>;
}
