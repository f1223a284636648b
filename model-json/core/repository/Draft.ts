import type { NodeJson } from './node-json';
import type { Value } from './Resource';

/**
 * The content tree as it will be after a change: what JCR calls a session's transient space. It is read and changed in
 * one go; nothing of it is stored until the change as a whole is.
 */
export interface Draft {
  has(path: string): boolean;

  /** The properties of a node; undefined where there is none. */
  properties(path: string): Readonly<Record<string, Value>> | undefined;

  /** One property of a node; undefined where there is none. A post of thousands asks for each. */
  property(path: string, name: string): Value | undefined;

  /** Names of the child nodes, in order. */
  childNames(path: string): string[];

  /** Sets a property, or removes it. */
  setProperty(path: string, name: string, value: Value | undefined): void;

  /**
   * Adds a node, with what is below it, as the last child of its parent.
   *
   * @throws PathError when there is one already, or no parent
   */
  create(path: string, node: NodeJson): void;

  /** Removes a node and everything below it, child pages included. */
  remove(path: string): void;

  /**
   * Moves a node and everything below it to a place where there is none; it becomes the last child there.
   *
   * @throws PathError when that is impossible: into itself, onto another node, a page into `jcr:content`
   */
  move(from: string, to: string): void;

  /** As `move`, and the node stays where it was. */
  copy(from: string, to: string): void;

  /** Puts a node before its sibling `before`, or last. */
  order(path: string, before: string | undefined): void;

  /** The page (node with a file of its own) that stores a node, or would store it; undefined outside all of them. */
  pageOf(path: string): string | undefined;

  /** The pages whose `jcr:content` is another so far. One that was moved or copied as it is, is not among them. */
  changedContents(): string[];
}
