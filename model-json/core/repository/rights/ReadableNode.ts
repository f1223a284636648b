import type { Resource } from '../Resource';

/** A node as one of those sees it who may not read everything. */
export class ReadableNode implements Resource {
  private knownChildren: ReadonlyMap<string, Resource> | undefined;
  readonly path: string;
  readonly name: string;

  constructor(
    /** The node itself. */
    readonly whole: Resource,
    private readonly view: ReadableView,
  ) {
    this.path = whole.path;
    this.name = whole.name;
  }

  get properties() {
    return this.whole.properties;
  }

  get children(): ReadonlyMap<string, Resource> {
    this.knownChildren ??= this.view.childrenOf(this.whole);
    return this.knownChildren;
  }

  get parent() {
    return this.whole.parent && this.view.show(this.whole.parent);
  }

  get binary() {
    return this.whole.binary;
  }

  /** Another node of the same tree, as the same people see it. */
  show(node: Resource): Resource | undefined {
    return this.view.show(node);
  }

  mayRead(path: string): boolean {
    return this.view.mayRead(path);
  }
}

/** Shows nodes of a tree to those who may read some of it. */
export interface ReadableView {
  /** Undefined if they may not know of it. */
  show(node: Resource): Resource | undefined;
  childrenOf(node: Resource): ReadonlyMap<string, Resource>;
  mayRead(path: string): boolean;
}

/** The node itself, without regard to who reads it: to find out what it is made of. */
export const wholeNode = (node: Resource): Resource => (node instanceof ReadableNode ? node.whole : node);
