import type { Repository } from '../Repository';
import type { Resource } from '../Resource';
import type { NodeParts, Part } from './NodeParts';
import { noteRead, Scope } from './Scope';

/**
 * A repository whose reads are recorded (`recording`), from now on in the whole process. Only for content that does not
 * change meanwhile.
 */
export function watchedRepository(repository: Repository, parts: NodeParts): Repository {
  Scope.isWatching = true;
  const watch = watcher(parts);
  return new Proxy(repository, {
    get(target, name) {
      if (name === 'get')
        return (path: string) => {
          const node = target.get(path);
          noteRead(parts.number('e', path, node));
          return node && watch(node);
        };
      if (name === 'list')
        return (path: string) => {
          const node = target.get(path);
          return node ? [...watch(node).children.values()] : [];
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type Watch = (node: Resource) => Resource;

/** Wraps nodes, each only once: readers compare them. */
function watcher(parts: NodeParts): Watch {
  const known = new WeakMap<Resource, Resource>();
  const watch: Watch = (node) => {
    const before = known.get(node);
    if (before) return before;
    const watched = new WatchedNode(node, parts, watch);
    known.set(node, watched);
    return watched;
  };
  return watch;
}

class WatchedNode implements Resource {
  private knownChildren: ReadonlyMap<string, Resource> | undefined;
  /** The numbers of its parts: a page reads thousands, most of them many times. */
  private readonly numbers: Partial<Record<Part, number>> = {};
  readonly path: string;
  readonly name: string;

  constructor(
    readonly unwatched: Resource,
    private readonly parts: NodeParts,
    private readonly watch: Watch,
  ) {
    this.path = unwatched.path;
    this.name = unwatched.name;
  }

  get properties() {
    this.note('p');
    return this.unwatched.properties;
  }

  get children(): ReadonlyMap<string, Resource> {
    this.note('c');
    this.knownChildren ??= new Map(
      [...this.unwatched.children].map(([name, child]) => [name, this.watch(child)]),
    );
    return this.knownChildren;
  }

  get parent() {
    return this.unwatched.parent && this.watch(this.unwatched.parent);
  }

  get binary() {
    this.note('b');
    return this.unwatched.binary;
  }

  private note(part: Part): void {
    noteRead((this.numbers[part] ??= this.parts.number(part, this.path, this.unwatched)));
  }
}

/** The node itself: what it is derived from is no part of the tree. Counts as a read of its properties. */
export function unwatched(node: Resource): Resource {
  if (!(node instanceof WatchedNode)) return node;
  void node.properties;
  return node.unwatched;
}
