import type { ReactNode } from 'react';
import type { ConsoleAddress } from '../../../../../shared/addresses/consoles';
import type { Action } from '../actions/Action';
import type { GoTo } from '../shell/use-place';
import type { Column, Item, ItemSource, Level } from './Item';

/** Where the author is, and what actions are for. */
export interface Here<I extends Item> {
  /** The selected items or, if nothing is selected, the one that keys are for. */
  readonly targets: readonly I[];
  /** The path that new items go below. */
  readonly path: string;
  /** The level at that path; undefined while it loads. */
  readonly level: Level<I> | undefined;
  go: GoTo;
  /** Loads what is shown again. */
  reload(): void;
}

export interface BrowserProps<I extends Item> {
  console: ConsoleAddress;
  source: ItemSource<I>;
  columns: readonly Column<I>[];
  /** What to say about a level with nothing in it. */
  empty: ReactNode;
  /** “Search pages” */
  searchLabel: string;
  actions(here: Here<I>): readonly Action[];
  /** What is known about the targets, beside the items. */
  rail?(here: Here<I>): ReactNode;
  /** Moves items among their siblings: before one or, without it, to the end. */
  onOrder?(at: string, paths: readonly string[], before: string | undefined): void;
  /** Links on the right of the bar. */
  links?(here: Here<I>): ReactNode;
}
