import { isNode, type NodeJson } from '../../node-json';
import { parseChecked, printNode } from '../../parse-node';
import { childOf, isWithin, nameOf, parentOf } from '../../path';
import type { FilesTree } from '../FilesTree';
import { refersToBytes } from '../reading/asset';
import { readPage } from '../reading/read-page';
import type { StoredChange } from './Upstream';
import { hasWritableFile, withPlaces } from './with-places';
import { required } from '../../../../../shared/checked/required';

/** A node whose file a draft changes. */
export interface PageChange {
  readonly path: string;
  /** Undefined if the file is removed. */
  readonly json: NodeJson | undefined;
}

/** The files of a tree as changed by a draft: read on demand, then changed in memory. */
export class DraftFiles {
  /** By the path of their nodes; undefined for a file that was removed or never existed. */
  private readonly known = new Map<string, NodeJson | undefined>();
  /** The original files, by the same paths. */
  private readonly before = new Map<string, string>();

  /** The original `jcr:content` of the pages. */
  private readonly contents = new Map<string, string>();

  constructor(private readonly tree: FilesTree) {}

  /** The content of a node's own file, to be changed in place; for an implied folder, the content it would have. */
  file(path: string): NodeJson | undefined {
    if (this.known.has(path)) return this.known.get(path);
    if (!this.tree.index.get(path) && !this.isImplied(path)) return undefined;
    const { json } = readPage(this.tree, path);
    this.known.set(path, json);
    if (json) {
      this.before.set(path, printNode(json));
      this.contents.set(path, contentOf(json));
    }
    return json;
  }

  set(path: string, json: NodeJson | undefined): void {
    if (!this.known.has(path)) this.file(path);
    this.known.set(path, json);
  }

  /** Replaces a node with another object. */
  replace(path: string, node: NodeJson, by: NodeJson): void {
    if (this.known.get(path) === node) this.known.set(path, by);
    else required(this.node(parentOf(path)), `The parent of ${path}`)[nameOf(path)] = by;
  }

  /** The node in its file, with `{}` for children that have their own file. */
  node(path: string): NodeJson | undefined {
    const owner = this.ownerOf(path);
    if (owner === undefined) return undefined;
    let node = this.file(owner);
    if (path === owner || !node) return node;
    for (const name of path.slice(owner === '/' ? 1 : owner.length + 1).split('/')) {
      const child: NodeJson[string] | undefined = Object.hasOwn(node, name) ? node[name] : undefined;
      if (!isNode(child) || isEmpty(child)) return undefined;
      node = child;
    }
    return node;
  }

  /** The nearest node at or above a path with a file, or an implied folder. */
  ownerOf(path: string): string | undefined {
    for (let at = path; ; at = parentOf(at)) {
      if (this.exists(at)) return at;
      if (at === '/') return undefined;
    }
  }

  /** Whether a folder exists only because it contains something. */
  isImplied(path: string): boolean {
    if (!this.tree.get(path)?.implied || this.isChanged(path)) return false;
    return path === '/' || this.tree.index.hasWithin(path, (page) => !this.isGone(page));
  }

  /** Names of the children that have files, or folders with files. */
  namesBelow(path: string): ReadonlySet<string> {
    const names = new Set<string>();
    for (const name of this.tree.index.namesBelow(path)) {
      const child = childOf(path, name);
      if (this.tree.index.hasWithin(child, (page) => !this.isGone(page))) names.add(name);
    }
    for (const [page, json] of this.known)
      if (json && page !== '/' && parentOf(page) === path) names.add(nameOf(page));
    return names;
  }

  /** The nodes with files at and below a path. */
  within(path: string): string[] {
    const made = [...this.known].flatMap(([page, json]) =>
      json && isWithin(page, path) && !this.isImplied(page) ? [page] : [],
    );
    const old = this.tree.index.pathsWithin(path).filter((page) => !this.isGone(page));
    return [...new Set([...old, ...made])];
  }

  /** Whether the bytes of an asset are only in a file beside it, which cannot follow it elsewhere. */
  hasBytesBeside(path: string): boolean {
    if (this.tree.index.get(path)?.binary === undefined || this.isGone(path)) return false;
    const json = this.file(path);
    return !json || !refersToBytes(json);
  }

  changes(): PageChange[] {
    return [...this.known].flatMap(([path, json]) => (this.isChanged(path) ? [{ path, json }] : []));
  }

  private isChanged(path: string): boolean {
    if (!this.known.has(path)) return false;
    const json = this.known.get(path);
    return this.before.get(path) !== (json && printNode(json));
  }

  /** What differs from the files, with the node that each had. */
  storedChanges(): StoredChange[] {
    return this.changes().map(({ path, json }) => {
      const text = this.before.get(path);
      const before = text === undefined ? undefined : withPlaces(this.tree.index, path, parseChecked(text));
      return { path, before, after: json };
    });
  }

  /** A writable file of the tree, with a `{}` for each child that has one; undefined if there is none. */
  stored(path: string): NodeJson | undefined {
    const { index } = this.tree;
    const { json } = hasWritableFile(index, path) ? readPage(this.tree, path) : {};
    return json && withPlaces(index, path, json);
  }

  /** The nodes at and below a path that have writable files in the tree. */
  storedWithin(path: string): string[] {
    return this.tree.index.pathsWithin(path).filter((page) => hasWritableFile(this.tree.index, page));
  }

  /** The nearest node at or above a path with a file in the tree. */
  storedOwnerOf(path: string): string | undefined {
    return this.tree.index.ownerOf(path);
  }

  /** Treats the current `jcr:content` of pages at and below a path as the original. */
  keepContents(path: string): void {
    for (const page of this.within(path)) {
      const json = this.known.get(page);
      if (json) this.contents.set(page, contentOf(json));
    }
  }

  /** The pages whose `jcr:content` has changed. */
  changedContents(): string[] {
    return [...this.known].flatMap(([path, json]) => {
      const isChanged = json && isNode(json['jcr:content']) && this.contents.get(path) !== contentOf(json);
      return isChanged ? [path] : [];
    });
  }

  private exists(path: string): boolean {
    if (this.known.has(path)) return this.known.get(path) !== undefined;
    return this.tree.index.get(path) !== undefined || this.isImplied(path);
  }

  private isGone(path: string): boolean {
    return this.known.has(path) && this.known.get(path) === undefined;
  }
}

const contentOf = (page: NodeJson) => JSON.stringify(page['jcr:content'] ?? null);

/** Fast path: nearly every node has a type, and large posts ask for thousands of properties. */
const isEmpty = (node: NodeJson): boolean =>
  !Object.hasOwn(node, 'jcr:primaryType') && Object.keys(node).length === 0;
