import type { ContentNode, PropertyValue } from '../../sling/content-node';

/** A conflict between two authors: a property, a child node, or (`name` is `''`) the whole component. */
export interface ConflictField {
  readonly path: string;
  readonly resourceType: string;
  readonly name: string;
  /** The value that this author wants; undefined: deleted. */
  readonly mine: PropertyValue | ContentNode | undefined;
  /** The current value. */
  readonly theirs: PropertyValue | ContentNode | undefined;
}

/** A step that would overwrite another author's later change. It is pending until the author decides. */
export interface Conflict {
  /** The step's label. */
  readonly label: string;
  /** Whether the step is new, undone or redone: undo restores earlier values, which another author may have written. */
  readonly kind: 'do' | 'undo' | 'redo';
  /** Who saved the page last, and when, according to the page. */
  readonly savedBy?: string;
  readonly savedAt?: string;
  readonly fields: readonly ConflictField[];
}
