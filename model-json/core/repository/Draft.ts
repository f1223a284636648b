import type { Exact } from './exact-values';
import type { NodeJson } from './node-json';
import type { Value } from './Resource';

/**
 * The content tree as it will be after a change: what JCR calls a session's transient space. It is read and changed in
 * one go; nothing is stored until the whole change is.
 */
export interface Draft {
  has(path: string): boolean;

  /** The properties of a node; undefined if it does not exist. */
  properties(path: string): Readonly<Record<string, Value>> | undefined;

  /** One property of a node; undefined if there is none. Called for each of the thousands in a large post. */
  property(path: string, name: string): Value | undefined;

  /** Names of the child nodes, in order. */
  childNames(path: string): string[];

  /**
   * Sets a property, or removes it.
   *
   * @param exact its exact form, if JSON cannot hold the value
   */
  setProperty(path: string, name: string, value: Value | undefined, exact?: Exact): void;

  /**
   * Adds a node and its descendants as the last child of its parent.
   *
   * @throws PathError if it exists already or has no parent
   */
  create(path: string, node: NodeJson): void;

  /** Removes a node and everything below it, child pages included. */
  remove(path: string): void;

  /**
   * Moves a node and everything below it to an unused path; it becomes the last child there.
   *
   * @throws PathError if that is impossible: into itself, onto another node, a page into `jcr:content`
   */
  move(from: string, to: string): void;

  /** Like `move`, but keeps the original. */
  copy(from: string, to: string): void;

  /** Puts a node before its sibling `before`, or last. */
  order(path: string, before: string | undefined): void;

  /** The page (node with its own file) that stores a node, or would store it; undefined outside pages. */
  pageOf(path: string): string | undefined;

  /** The pages whose `jcr:content` has changed so far, except those moved or copied unchanged. */
  changedContents(): string[];
}
