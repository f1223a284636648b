import type { FileChange } from '../../files/journal/prepare-change';
import type { StoredTree } from './StoredTree';

/** A numbered change of stored content, made once in each data folder. */
export interface Migration {
  /** Ascending from 1. Numbers of released migrations never change. */
  readonly number: number;
  /** What it does, for logs: `moves the component library to …`. */
  readonly title: string;
  /** The changes of one instance's files. It only reads, so that a dry run is the real one without its end. */
  changes(tree: StoredTree): readonly FileChange[];
}
