import type { DefinedComponent } from '../frame/Definitions';
import type { Item } from '../frame/items';
import type { Slot } from './calls-for';

/** What an author has copied or cut on this screen. */
export interface Clip {
  readonly kind: 'copy' | 'move';
  /** Where author stores it. */
  readonly content: string;
}

/** What an author does with the components of a page. */
export interface ItemActions {
  add(component: DefinedComponent, slot: Slot): Promise<void>;
  move(item: Item, slot: Slot): Promise<void>;
  /** Copies an item to the place after it. */
  duplicate(item: Item): Promise<void>;
  remove(item: Item): Promise<void>;
  /** Keeps an item for `paste`, which copies or moves it. */
  take(kind: Clip['kind'], item: Item): void;
  /** Puts what was copied or cut into an item, if that is a container which takes it, else after the item. */
  paste(at: Item): Promise<void>;
}
