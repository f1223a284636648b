import type { ContentNode, PropertyValue } from '../sling/content-node';
import type { Conflict } from './conflict/Conflict';
import type { PageRelocation, Relocated } from './relocation/PageRelocation';
import type { Position } from './tree';
import type { UndoStack } from './history/UndoStack';

export type { ContentNode, PropertyValue } from '../sling/content-node';
export type { Conflict, ConflictField } from './conflict/Conflict';
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
       * The node as the author first saw it, for edits that take a while (a dialog): later changes by others are
       * conflicts, and unchanged properties are not written. Defaults to the current node.
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
      /** Its path on the other page. */
      readonly path: string;
      /** As the author saw it there: if it has changed or gone since, the move is refused. */
      readonly node: ContentNode;
      readonly parent: string;
      readonly position: Position;
    }
  /** Several commands as one undo step: if one fails, those before it are reverted. */
  | { readonly type: 'group'; readonly commands: readonly Command[] };

/** The result of a command. The session tells the author about refusals; callers only learn whether to continue. */
export type Outcome =
  /** `paths`: current paths of the changed nodes, one per command of the group, to be selected. */
  | {
      readonly done: true;
      readonly paths: readonly string[];
      /** The page's new address: this session is closed; open the page there. */
      readonly page?: string;
    }
  | {
      readonly done: false;
      readonly reason: 'conflict' | 'refused' | 'offline' | 'withdrawn' | 'nothing';
      readonly message: string;
    };

/** A message to the author, shown once. */
export interface Notice {
  readonly id: number;
  readonly tone: 'info' | 'negative';
  readonly text: string;
}

export interface SessionState {
  readonly saving: boolean;
  /** Labels of the steps that `undo` and `redo` would apply; undefined if there is none. */
  readonly undo?: string;
  readonly redo?: string;
  /** The server is unreachable: changes are kept and saving is retried. */
  readonly offline: boolean;
  /** The same, since the author's session has ended. */
  readonly signedOut: boolean;
  /** Number of steps pending. */
  readonly waiting: number;
  /** Counts changes of the content, by any author. */
  readonly revision: number;
  readonly conflict?: Conflict;
  /** Somebody has deleted the page. What was not saved is still here. */
  readonly isDeleted: boolean;
  /** The latest message; a new `id` marks a new message. */
  readonly notice?: Notice;
}

/** A component that another author has deleted, and who did. */
export interface RemovedByOthers {
  /** As it was before. */
  readonly node: ContentNode;
  /** The editor in which it was deleted. */
  readonly editor: string | undefined;
  /** The author's account. */
  readonly user: string | undefined;
}

/** A session’s state, which changes. */
export type SessionStore = Pick<EditorSession, 'getState' | 'subscribe'>;

/** The only way to change the content of the open page. Commands run one after another. */
export interface EditorSession {
  /** `/content/…`, without extension. */
  readonly pagePath: string;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * The node as last read from the server, with pending changes applied; undefined if there is none. Covers the page's
   * own content and, read-only, its template's structure.
   */
  content(path: string): ContentNode | undefined;
  /** The page's own content as last read, without its template's structure. */
  stored(): ContentNode;
  /**
   * Runs a command; `label` names the step ("Edit Teaser") in undo, redo and messages. Never rejects.
   *
   * @param withdrawal aborted at any time if the author discards the command: if pending, it is never sent; if sent, it
   * is reverted
   * @param visit names the visit of a field that the command belongs to: all commands of a visit are one step, however
   * often they are saved meanwhile
   */
  execute(command: Command, label: string, withdrawal?: AbortSignal, visit?: string): Promise<Outcome>;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
  /**
   * Changes the page's address once all pending steps are saved. This session is then closed; `history` continues in
   * the session of the new address.
   * @throws SlingError if the server refused; nothing was changed
   */
  relocate(relocation: Omit<PageRelocation, 'from'>): Promise<Relocated>;
  /** Steps that undo and redo can apply. */
  readonly history: UndoStack;
  /** Resolves the current conflict, field by field in order; the pending step continues. */
  resolve(choices: readonly ('mine' | 'theirs')[]): void;
  /** Calls back with the components that another author changed. They have been redrawn, except held ones. */
  onOthers(listener: (paths: readonly string[]) => void): () => void;
  /** What another author has deleted at this path; undefined if nobody has. */
  removedByOthers(path: string): RemovedByOthers | undefined;
  /**
   * Prevents redraws of a component while the author types in it.
   * @returns releases it and draws any change since
   */
  hold(path: string): () => void;
  /** Reloads the page's content and model. */
  reload(): Promise<void>;
  close(): void;
}
