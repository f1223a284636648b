import type { ContentNode, PropertyValue } from '../sling/content-node';
import type { PageRelocation, Relocated } from './relocate-page';
import type { Position } from './tree';
import type { UndoStack } from './UndoStack';

export type { ContentNode, PropertyValue } from '../sling/content-node';
export type { Position } from './tree';

/** A change of content, as data. Paths are absolute (`…/jcr:content/root/main/teaser`). */
export type Command =
  /** Properties to write; `null` deletes. `children` replaces child nodes whole (multifields, `image`); `null` deletes. */
  | {
      readonly type: 'set';
      readonly path: string;
      readonly properties: Readonly<Record<string, PropertyValue | null>>;
      readonly children?: Readonly<Record<string, ContentNode | null>>;
      /**
       * The node as the author saw it at first, if that is a while ago (a dialog): what others have changed since
       * is a conflict, and unchanged properties are not written. Without it, the node as it is now.
       */
      readonly base?: ContentNode;
    }
  /** `name` is a hint: the session makes it free (`teaser`, `teaser_1`). */
  | {
      readonly type: 'insert';
      readonly parent: string;
      readonly name: string;
      readonly node: ContentNode;
      readonly position: Position;
    }
  | { readonly type: 'delete'; readonly path: string }
  | {
      readonly type: 'move';
      readonly path: string;
      readonly parent: string;
      readonly position: Position;
    }
  | {
      readonly type: 'copy';
      readonly path: string;
      readonly parent: string;
      readonly position: Position;
    }
  /** Moves a component of another page here; undo moves it back. */
  | {
      readonly type: 'bring';
      /** Where it stands on the other page. */
      readonly path: string;
      /** As the author saw it there: changed or gone since, it stays there. */
      readonly node: ContentNode;
      readonly parent: string;
      readonly position: Position;
    }
  /** Several as one step of undo; all or, where one fails, those before it are taken back. */
  | { readonly type: 'group'; readonly commands: readonly Command[] };

/** What became of a command. Refusals are told to the author by the session; a caller only learns whether to go on. */
export type Outcome =
  /** `paths`: where the touched nodes stand now, one a command of the group: select these. */
  | {
      readonly done: true;
      readonly paths: readonly string[];
      /** The page has another address since: the session is closed, open that. */
      readonly page?: string;
    }
  | {
      readonly done: false;
      readonly reason: 'conflict' | 'refused' | 'offline' | 'withdrawn' | 'nothing';
      readonly message: string;
    };

/** One thing that two authors changed: a property, a child node, or (`name` is `''`) the whole component. */
export interface ConflictField {
  readonly path: string;
  readonly resourceType: string;
  readonly name: string;
  /** What this author wants; undefined: gone. */
  readonly mine: PropertyValue | ContentNode | undefined;
  /** What stands there now. */
  readonly theirs: PropertyValue | ContentNode | undefined;
}

/** A step that would overwrite what another author did since. It waits until the author has decided. */
export interface Conflict {
  /** The step's label. */
  readonly label: string;
  /** What is done with the step: undo brings back what was there before, which another author may have written. */
  readonly kind: 'do' | 'undo' | 'redo';
  /** Who saved the page last, and when, as the page notes it. */
  readonly savedBy?: string;
  readonly savedAt?: string;
  readonly fields: readonly ConflictField[];
}

/** Something the author is to be told, once. */
export interface Notice {
  readonly id: number;
  readonly tone: 'info' | 'negative';
  readonly text: string;
}

export interface SessionState {
  readonly saving: boolean;
  /** Labels of the steps that `undo` and `redo` would take; absent when there is none. */
  readonly undo?: string;
  readonly redo?: string;
  /** The server cannot be reached: what is typed is kept, writing is tried again. */
  readonly offline: boolean;
  /** Steps that wait to be saved. */
  readonly waiting: number;
  /** Counts changes of the content, no matter whose. */
  readonly revision: number;
  readonly conflict?: Conflict;
  /** The last thing to tell; another `id` is another message. */
  readonly notice?: Notice;
}

/** The one way to change content of the open page. Commands run one after another. */
export interface EditorSession {
  /** `/content/…`, without extension. */
  readonly pagePath: string;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * The node as last read from the server, with what waits to be saved; undefined when there is none. A page's own
   * content and, read-only, its template's structure.
   */
  content(path: string): ContentNode | undefined;
  /**
   * Runs a command; `label` names the step ("Edit Teaser") in undo, redo and messages. Never rejects.
   *
   * @param withdrawal aborted by an author who discards what the command came from, at any time: what waits is never sent,
   *   what was sent is taken back
   */
  execute(command: Command, label: string, withdrawal?: AbortSignal): Promise<Outcome>;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
  /**
   * Gives the page another address, when all that waits is saved. The session is closed then; `history` goes on in that of the
   * page under its new address.
   * @throws SlingError when it was refused: nothing was changed
   */
  relocate(relocation: Omit<PageRelocation, 'from'>): Promise<Relocated>;
  /** What undo and redo would take back. */
  readonly history: UndoStack;
  /** Decides the conflict of the state, field by field in its order; the waiting step goes on. */
  resolve(choices: readonly ('mine' | 'theirs')[]): void;
  /** Called with the components that another author changed; those are already drawn, held ones excepted. */
  onOthers(listener: (paths: readonly string[]) => void): () => void;
  /**
   * Keeps the page from drawing this component again while somebody types in it.
   * @returns lets go; what has changed meanwhile is drawn then
   */
  hold(path: string): () => void;
  /** Reads the page again, content and model. */
  reload(): Promise<void>;
  close(): void;
}
