import { binaryAt } from '../binaries/Binary';
import type { BinaryStore } from '../binaries/BinaryStore';
import { isNode, type NodeJson } from '../node-json';
import { childOf } from '../path';
import type { Resource, Value } from '../Resource';

const NO_CHILDREN: ReadonlyMap<string, MemoryNode> = new Map();

/** A node of the in-memory tree. Its own values are immutable; a change replaces the node. */
export class MemoryNode implements Resource {
  children: ReadonlyMap<string, MemoryNode> = NO_CHILDREN;
  /** The bytes of an asset's original. */
  original?: { readonly file: string; readonly size: number };
  /** Set at the root. */
  binaries?: BinaryStore | undefined;
  /** Children in the order of its file, including those with their own file. */
  order?: readonly string[];
  /** A folder without a file: it exists because it contains something. */
  implied = false;
  private knownPath: string | undefined;

  constructor(
    readonly name: string,
    readonly properties: Readonly<Record<string, Value>>,
    public parent: MemoryNode | undefined,
  ) {}

  get path(): string {
    this.knownPath ??= this.parent ? childOf(this.parent.path, this.name) : '/';
    return this.knownPath;
  }

  get binary(): { readonly file: string; readonly size: number } | undefined {
    const referred = binaryAt(this.properties[':jcr:data']);
    const store = referred && this.root.binaries;
    return store ? { file: store.fileOf(referred), size: referred.size } : this.original;
  }

  private get root(): MemoryNode {
    return this.parent ? this.parent.root : this;
  }

  /** Children named by the file come first, in its order; the others follow by name. */
  adopt(children: Iterable<MemoryNode>): void {
    const order = (this.order ??= [...this.children.keys()]);
    const byName = new Map<string, MemoryNode>();
    for (const child of children) {
      child.parent = this;
      byName.set(child.name, child);
    }
    const named = order.flatMap((name) => byName.get(name) ?? []);
    const known = new Set(order);
    const others = [...byName.values()].filter((child) => !known.has(child.name));
    others.sort((a, b) => (a.name < b.name ? -1 : 1));
    this.children = new Map([...named, ...others].map((child) => [child.name, child]));
  }
}

/** The node at an absolute path. Only existing names resolve, so the path needs no check. */
export function descend(root: MemoryNode, path: string): MemoryNode | undefined {
  if (path === '/') return root;
  if (!path.startsWith('/')) return undefined;
  let node: MemoryNode | undefined = root;
  let start = 1;
  while (node) {
    const end = path.indexOf('/', start);
    if (end < 0) return node.children.get(path.slice(start));
    node = node.children.get(path.slice(start, end));
    start = end + 1;
  }
  return undefined;
}

const isLeaf = (json: NodeJson, keys: readonly string[]): json is Record<string, Value> =>
  !keys.some((key) => isNode(json[key]));

/** A node defined by a file, with all its children. A leaf shares its values with `json`. */
export function inlineNode(name: string, json: NodeJson, parent: MemoryNode | undefined): MemoryNode {
  const keys = Object.keys(json);
  if (isLeaf(json, keys)) return new MemoryNode(name, json, parent);
  const children = new Map<string, MemoryNode>();
  const properties: Record<string, Value> = {};
  const node = new MemoryNode(name, properties, parent);
  for (const key of keys) {
    const member = json[key]!;
    if (isNode(member)) children.set(key, inlineNode(key, member, node));
    else properties[key] = member;
  }
  node.children = children;
  return node;
}
