import type { TypedValue } from '../docview/value';
import type { PackageFiles } from '../zip/PackageFiles';

/** Bytes in a package. */
export interface PackedBytes {
  readonly files: PackageFiles;
  readonly name: string;
}

/** A node of a package, assembled from all files that say something about it. */
export class PackageNode {
  readonly properties = new Map<string, TypedValue>();
  /** In the order of the repository. */
  readonly children = new Map<string, PackageNode>();
  /** Bytes of properties, such as `jcr:data`, by name. */
  readonly bytes = new Map<string, PackedBytes>();
  /** Whether the package says anything about it, or only about nodes below. */
  isNamed = false;

  constructor(readonly path: string) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  /** The type of node, `nt:unstructured` if none is said. */
  get type(): string {
    return this.text('jcr:primaryType') ?? 'nt:unstructured';
  }

  /** The text of a property with one value. */
  text(name: string): string | undefined {
    const value = this.properties.get(name);
    return value?.isList === false ? value.values[0] : undefined;
  }

  setType(type: string): void {
    this.properties.set('jcr:primaryType', { type: 'Name', values: [type], isList: false });
  }

  /** The child of this name, made if it is missing. */
  child(name: string): PackageNode {
    const known = this.children.get(name);
    if (known) return known;
    const made = new PackageNode(this.path === '/' ? `/${name}` : `${this.path}/${name}`);
    this.children.set(name, made);
    return made;
  }

  /** A node with the same properties and children, to take some away. */
  copy(): PackageNode {
    const made = new PackageNode(this.path);
    made.isNamed = this.isNamed;
    this.properties.forEach((value, name) => made.properties.set(name, value));
    this.children.forEach((child, name) => made.children.set(name, child));
    this.bytes.forEach((bytes, name) => made.bytes.set(name, bytes));
    return made;
  }

  /** The node at an absolute path below this root. */
  at(path: string): PackageNode | undefined {
    return path
      .split('/')
      .filter(Boolean)
      .reduce<PackageNode | undefined>((node, name) => node?.children.get(name), this);
  }

  /** This node and everything below it, parents first. */
  *all(): Generator<PackageNode> {
    yield this;
    for (const child of this.children.values()) yield* child.all();
  }
}
