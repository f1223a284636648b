import { createContext, useContext } from 'react';
import type { Presence } from '../together/presence/Presence';
import type { Claiming } from '../inplace/use-claim';
import type { Readable } from '../selection/create-store';
import type { DefinedComponent } from './frame/Definitions';
import type { FramedPage } from './frame/FramedPage';
import type { Item, Items } from './frame/items';
import type { Slot } from './changes/calls-for';
import type { ItemActions } from './changes/ItemActions';
import type { UniversalSession } from './changes/UniversalSession';
import type { Patch } from './fields/plain-value';
import type { Target } from './target';

/** What the parts of the screen share while a page is open. */
export interface Workplace extends ItemActions {
  readonly page: FramedPage;
  readonly session: UniversalSession;
  readonly items: Readable<Items>;
  /** The id of the selected item. */
  readonly selection: Readable<string | undefined>;
  /** The field to which the focus goes once it is there: its name, `''` for the first one. */
  readonly wantedField: Readable<string | undefined>;
  /** Others who have the page open, and who has locked it; undefined until it is known which page of author it is. */
  readonly presence: Readable<Presence | undefined>;
  select(id: string | undefined): void;
  /** Selects an item, and leads to one of its fields. */
  edit(id: string, field: string): void;
  /** The focus has arrived, or is not wanted any more. */
  fieldFound(): void;
  /** Whether the focus is to go to the selected item in the tree. */
  readonly treeWanted: Readable<boolean>;
  toTree(): void;
  treeFound(): void;
  /** The component with a text that is edited where it stands, and which one; without it, the author chooses. */
  readonly edited: Readable<{ readonly id: string; readonly prop: string | undefined } | undefined>;
  /** Edits a text of an item where it stands; without such a text, the properties open. */
  editText(item: Item, prop?: string): void;
  textDone(): void;
  /** Claims a text before others type in it. */
  readonly holding: Claiming;
  open(frame: HTMLIFrameElement, target: Target): void;
  /** Loads the page again. */
  redraw(): void;
  /** The place for which an author chooses a component. */
  readonly adding: Readable<Slot | undefined>;
  /** Asks what to add in an item, or after it. */
  askToAdd(item: Item): void;
  stopAdding(): void;
  /** What can be added at a place. */
  allowedAt(slot: Slot): readonly DefinedComponent[];
  undo(): Promise<void>;
  redo(): Promise<void>;
  publish(): Promise<void>;
  /** Shows changed properties of a component on the page. @param content its path on author */
  showPatches(content: string, patches: readonly Patch[]): void;
  close(): void;
}

const Context = createContext<Workplace | undefined>(undefined);
export const WorkplaceProvider = Context.Provider;

/** @throws Error outside of an open page */
export function useWorkplace(): Workplace {
  const workplace = useContext(Context);
  if (!workplace) throw new Error('There is no WorkplaceProvider around this');
  return workplace;
}
