import type { NodeJson } from '../../repository/node-json';
import type { Relocation } from '../relocate/Relocation';

/** One change of the visitors' tree. It is idempotent. */
export type Step =
  /** A page or asset without its child pages, as it was when published. */
  | { readonly put: string; readonly node: NodeJson }
  /** With everything below. */
  | { readonly remove: string }
  | { readonly move: Relocation };

/** The former state of a page that is removed or moved by a change of author's content. */
export interface Unchanged {
  readonly path: string;
  readonly version: string;
}

/** AEM's names of actions (`cq:lastReplicationAction`); `Move` replicates a move in author's content. */
export type Action = 'Activate' | 'Deactivate' | 'Delete' | 'Move';

/** A replication to visitors. All its steps are one atomic change. */
export interface NewEntry {
  readonly action: Action;
  /** In the date format of the content. */
  readonly at: string;
  /** The author of the change. */
  readonly by?: string;
  /** The account it was done with. */
  readonly user?: string;
  readonly steps: readonly Step[];
  /** If this page is still at this version, the change of author's content behind the entry has not happened. */
  readonly unless?: Unchanged;
  /** The pages on which author records the replication. */
  readonly noted: readonly string[];
  /** The release that it publishes or takes back. */
  readonly launch?: string;
  /** Whether it brings back what visitors saw before an unpublication. */
  readonly isUndo?: boolean;
  /** Steps that undo a Deactivate. */
  readonly undo?: readonly Step[];
}

export interface Entry extends NewEntry {
  /** Ascending: entries are processed in this order. */
  readonly id: number;
}

/** The paths that a step changes. */
export function pathsOf(step: Step): string[] {
  if ('put' in step) return [step.put];
  return 'remove' in step ? [step.remove] : [step.move.from, step.move.to];
}
