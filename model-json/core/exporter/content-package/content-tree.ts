import type { Resource, ResourceTree, Value } from '../../repository/Resource';
import { bareRecord } from '../../../../shared/checked/bare-record';

class Node implements Resource {
  properties: Record<string, Value> = bareRecord();
  readonly children = new Map<string, Node>();
  binary?: { file: string; size: number };

  constructor(
    readonly name: string,
    readonly path: string,
    readonly parent: Node | undefined,
  ) {}

  child(name: string): Node {
    const known = this.children.get(name);
    if (known) return known;
    const node = new Node(name, `${this.path === '/' ? '' : this.path}/${name}`, this);
    this.children.set(name, node);
    return node;
  }
}

/** A node as JSON: values are properties, objects are children. */
export type NodeObject = ReadonlyMap<string, unknown> | { readonly [name: string]: unknown };

const DROPPED = new Set([
  'jcr:mixinTypes',
  'jcr:baseVersion',
  'jcr:predecessors',
  'jcr:successors',
  'jcr:versionHistory',
  'jcr:checkedOut',
  'jcr:isCheckedOut',
  'rep:policy',
]);

const entriesOf = (object: NodeObject): Iterable<[string, unknown]> =>
  object instanceof Map ? object.entries() : Object.entries(object);

/** Whether a parsed value is an object: neither null nor a list. */
export const isNodeObject = (value: unknown): value is NodeObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A content tree in memory, filled by mounting JSON as aem-mock does. */
export class ContentTree implements ResourceTree {
  private readonly root = new Node('', '/', undefined);
  private readonly byPath = new Map<string, Node>([['/', this.root]]);

  /** A tree whose root is the object. */
  static of(object: NodeObject): ContentTree {
    const tree = new ContentTree();
    tree.mount('/', object);
    return tree;
  }

  get(path: string): Resource | undefined {
    return this.byPath.get(path);
  }

  /** Mounts an object at a path; missing parents become nodes without a type. Throws if a node exists there. */
  mount(path: string, object: NodeObject): void {
    if (path !== '/' && this.byPath.has(path))
      throw new Error(`${path} exists already; mount each file on its own node`);
    this.fill(this.ensure(path), object);
  }

  /** Mounts an `nt:file` at a path, replacing an existing node. */
  mountFile(
    path: string,
    mimeType: string | undefined,
    binary: { file: string; size: number },
    content?: string,
  ): void {
    const file = this.ensure(path);
    file.children.clear();
    file.properties = { 'jcr:primaryType': 'nt:file' };
    const data = this.register(file.child('jcr:content'));
    data.properties = { 'jcr:primaryType': 'nt:resource', ...(mimeType && { 'jcr:mimeType': mimeType }) };
    if (content !== undefined) data.properties['jcr:data'] = content;
    data.binary = binary;
  }

  private ensure(path: string): Node {
    let node = this.root;
    for (const name of path.split('/').filter(Boolean)) node = this.register(node.child(name));
    return node;
  }

  private register(node: Node): Node {
    this.byPath.set(node.path, node);
    return node;
  }

  private fill(node: Node, object: NodeObject): void {
    for (const [name, value] of entriesOf(object)) {
      if (DROPPED.has(name)) continue;
      // Sling writes the length of a binary as a property whose name starts with a colon.
      if (name.startsWith(':')) node.binary = { file: '', size: 0 };
      else if (isScalar(value)) node.properties[name] = value;
      else if (Array.isArray(value)) node.properties[name] = value.filter(isScalar);
      else if (isNodeObject(value)) this.fill(this.register(node.child(name)), value);
    }
  }
}
