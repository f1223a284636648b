import type { EditedText, Person, Present } from '../../../../../../shared/authoring/together';
import type { Readable } from '../../selection/create-store';

/** What this window knows of others who have the page open. */
export interface PresenceState {
  /** Undefined until the server has answered. */
  readonly me?: Person;
  /** Whether the person may choose the name that others see. */
  readonly mayRename: boolean;
  /** Other windows with the page open. */
  readonly others: readonly Present[];
  /** Who has locked the page. */
  readonly lockedBy?: Person;
  readonly holdsLock: boolean;
  readonly mayUnlock: boolean;
}

/** Tells others where this author works, and says where they do. */
export interface Presence extends Readable<PresenceState> {
  select(component: string | undefined): void;
  /** Asks for a text to type in. @returns who has it; undefined if this window got it */
  take(text: EditedText): Promise<Person | undefined>;
  /** Gives it back. */
  free(): void;
  /** Who types in a text in another window. */
  holderOf(path: string, property: string): Person | undefined;
  rename(name: string): Promise<void>;
  /** Asks again, since the page's lock may have changed. */
  refresh(): void;
  close(): void;
}
