/** A property's value as `.infinity.json` gives it. */
export type PropertyValue = string | number | boolean | readonly (string | number | boolean)[];

/** A node as `.infinity.json` gives it: properties, and child nodes in their order. */
export interface ContentNode {
  readonly [name: string]: PropertyValue | ContentNode | null | undefined;
}

/** Where a node goes among its brothers. */
export type Position = 'first' | 'last' | { readonly before: string } | { readonly after: string };

/** A change of content, as data. Paths are absolute (`…/jcr:content/root/main/teaser`). */
export type Command =
  /** Properties to write; `null` deletes. `children` replaces child nodes whole (multifields, `image`); `null` deletes. */
  | {
      readonly type: 'set';
      readonly path: string;
      readonly properties: Readonly<Record<string, PropertyValue | null>>;
      readonly children?: Readonly<Record<string, ContentNode | null>>;
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
  /** Several as one step of undo; all or, where one fails, those before it are taken back. */
  | { readonly type: 'group'; readonly commands: readonly Command[] };

/** What became of a command. Refusals are told to the author by the session; a caller only learns whether to go on. */
export type Outcome =
  /** `paths`: where the touched nodes stand now, one a command of the group: select these. */
  | { readonly done: true; readonly paths: readonly string[] }
  | { readonly done: false; readonly reason: 'conflict' | 'refused' | 'offline'; readonly message: string };

export interface SessionState {
  readonly saving: boolean;
  /** Labels of the steps that `undo` and `redo` would take; absent when there is none. */
  readonly undo?: string;
  readonly redo?: string;
  /** The server cannot be reached: what is typed is kept, writing is tried again. */
  readonly offline: boolean;
  /** Counts what changed in the content, by whomever. */
  readonly revision: number;
}

/** The one way to change content of the open page. Commands run one after another. */
export interface EditorSession {
  /** `/content/…`, without extension. */
  readonly pagePath: string;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * The node as last read from the server; undefined when there is none. A page's own content and, read-only, its template's structure.
   */
  content(path: string): ContentNode | undefined;
  /** Runs a command; `label` names the step ("Edit Teaser") in undo, redo and messages. Never rejects. */
  execute(command: Command, label: string): Promise<Outcome>;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
  /** Reads the page anew, content and model. */
  reload(): Promise<void>;
  close(): void;
}
