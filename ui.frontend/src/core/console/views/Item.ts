import type { ReactNode } from 'react';
import type { IconName } from '../shell/Icon';

/** A state of an item at a glance: a word beside an icon, so that it does not depend on colour. */
export interface ItemState {
  readonly tone: 'positive' | 'notice' | 'negative' | 'neutral';
  readonly icon: IconName;
  readonly text: string;
  /** More, on hover. */
  readonly hint?: string;
}

/** What a console lists: a page, an asset, a folder. */
export interface Item {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly icon: IconName;
  /** Whether something can be below it. */
  readonly hasChildren: boolean;
  /** Address of what opens it; without one, opening shows what is in it. */
  readonly opens?: string | undefined;
  /** Address of its picture. */
  readonly picture?: string | undefined;
  readonly states: readonly ItemState[];
}

/** One level of the content: a node, and what is directly below it. */
export interface Level<I extends Item> {
  readonly path: string;
  /** From the console's root down to the node itself. */
  readonly trail: readonly { readonly path: string; readonly title: string }[];
  readonly items: readonly I[];
  /** Whether authors decide on the order. */
  readonly isOrdered: boolean;
}

/** Where a console's items come from. Only the levels that are shown are loaded. */
export interface ItemSource<I extends Item> {
  /** @throws SlingError */
  level(path: string): Promise<Level<I>>;
  /** Items anywhere below a path that match words. */
  search(path: string, words: string): Promise<readonly I[]>;
  /** Calls back when content has changed, with the changed paths or, after a gap, undefined. @returns unsubscribes */
  changes(listener: (paths: readonly string[] | undefined) => void): () => void;
}

/** A column of the list view. */
export interface Column<I extends Item> {
  readonly id: string;
  readonly title: string;
  /** A CSS grid track. */
  readonly width: string;
  /** Whether it is shown until an author decides otherwise. */
  readonly isShown: boolean;
  cell(item: I): ReactNode;
  /** Sorts by it, ascending. Without it, the column cannot be sorted by. */
  compare?(a: I, b: I): number;
}

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);
