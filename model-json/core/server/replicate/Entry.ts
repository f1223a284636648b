import type { NodeJson } from '../../repository/node-json';
import type { Relocation } from '../relocate/Relocation';

/** One thing done to the tree that visitors see. Doing it again changes nothing. */
export type Step =
  /** A page or asset without its child pages, as it was when it was published. */
  | { readonly put: string; readonly node: NodeJson }
  /** With everything below. */
  | { readonly remove: string }
  | { readonly move: Relocation };

/** A page that a change of author's content takes away or moves, as it was before. */
export interface Unchanged {
  readonly path: string;
  readonly version: string;
}

/** AEM's names of what is done (`cq:lastReplicationAction`); a move is a change of author's content that visitors follow. */
export type Action = 'Activate' | 'Deactivate' | 'Delete' | 'Move';

/** Something that visitors are to get or to lose. All steps are done as one. */
export interface NewEntry {
  readonly action: Action;
  /** As content stores dates. */
  readonly at: string;
  /** Whose change it is. */
  readonly by?: string;
  readonly steps: readonly Step[];
  /** As long as this page is at this version, the change of author's content that the entry follows has not happened. */
  readonly unless?: Unchanged;
  /** The pages on which author notes it. */
  readonly noted: readonly string[];
  /** What brings back what a Deactivate took. */
  readonly undo?: readonly Step[];
}

export interface Entry extends NewEntry {
  /** Counts up: entries are done in this order. */
  readonly id: number;
}

/** The paths that a step changes something at. */
export function pathsOf(step: Step): string[] {
  if ('put' in step) return [step.put];
  return 'remove' in step ? [step.remove] : [step.move.from, step.move.to];
}
