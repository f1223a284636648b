import type { PageRow } from '../../../../../shared/authoring/console-level';
import type { Item, Level } from '../views/Item';

/** A page or folder in the console of sites. */
export interface PageItem extends Item {
  readonly row: PageRow;
  /** Title of its template; empty if it has none. */
  readonly templateTitle: string;
}

/** A level of sites, with the node itself. */
export interface PageLevel extends Level<PageItem> {
  /** Undefined for the root. */
  readonly self: PageItem | undefined;
}
