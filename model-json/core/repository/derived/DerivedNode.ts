import { childOf } from '../path';
import type { Resource, Value } from '../Resource';
import type { DerivedPage } from './Derivation';
import type { LiveRelationship } from './live-relationship';
import type { Follow } from './follow-to';
import { isCancelledForChildren, mergeProperties } from './merge-properties';

/** Where a node comes from. At least one of `stored` and `master` is set. */
export interface Origin {
  /** The node stored at this path. */
  readonly stored?: Resource | undefined;
  /** The node that it copies, as shown by the tree; that of a root is looked up on demand. */
  readonly master?: Resource | (() => Resource | undefined) | undefined;
  /** The copy's own generic page, for the copy of a page derived from the blueprint's generic page. */
  readonly generic?: Resource | undefined;
  /** Set for a live copy. */
  readonly relationship?: LiveRelationship | undefined;
  /** Set for a derived page, with the node's path in it (`''`, `jcr:content`). */
  readonly page?: { readonly derived: DerivedPage; readonly place: string } | undefined;
}

/** What a node asks of its tree. */
interface CopyingTree {
  childrenOf(node: DerivedNode): ReadonlyMap<string, Resource>;
  /** Adjusts what a live copy shows of its blueprint. */
  follow(relationship: LiveRelationship): Follow;
}

/** Held until garbage collection if it is a `WeakRef`; otherwise permanently. */
interface Held<T> {
  deref(): T | undefined;
}

/**
 * The content of thousands of pages is larger than everything stored: it can be released once its page has been drawn.
 */
const CONTENT = 'jcr:content';

/** A node of a tree with derived pages: stored properties over those it copies. Created on access. */
export class DerivedNode implements Resource {
  private knownProperties: Readonly<Record<string, Value>> | undefined;
  private knownChildren: Held<ReadonlyMap<string, Resource>> | undefined;
  /** Set while its master is being read: copies of each other copy nothing. */
  private isReading = false;
  readonly path: string;

  constructor(
    private readonly tree: CopyingTree,
    readonly name: string,
    readonly parent: Resource | undefined,
    readonly origin: Origin,
  ) {
    this.path = parent ? childOf(parent.path, name) : '/';
  }

  get properties(): Readonly<Record<string, Value>> {
    if (this.isReading) return this.origin.stored?.properties ?? {};
    this.knownProperties ??= this.whileReading(() => this.merged());
    return this.knownProperties;
  }

  get children(): ReadonlyMap<string, Resource> {
    if (this.isReading) return this.origin.stored?.children ?? NONE;
    const known = this.knownChildren?.deref();
    if (known) return known;
    const children = this.whileReading(() => this.tree.childrenOf(this));
    this.knownChildren = this.name === CONTENT ? new WeakRef(children) : { deref: () => children };
    return children;
  }

  get binary() {
    return (this.origin.stored ?? this.master)?.binary;
  }

  /** The node that it copies. */
  get master(): Resource | undefined {
    const { master } = this.origin;
    return typeof master === 'function' ? master() : master;
  }

  /** The node whose children it copies: undefined if it has left its blueprint together with everything below. */
  get masterOfChildren(): Resource | undefined {
    return isCancelledForChildren(this.origin.stored?.properties) ? undefined : this.master;
  }

  /** The node as it would be if it stored nothing. */
  withoutOwn(): DerivedNode {
    return new DerivedNode(this.tree, this.name, this.parent, { ...this.origin, stored: undefined });
  }

  private merged(): Readonly<Record<string, Value>> {
    const { stored, generic, relationship, page } = this.origin;
    const source = this.master;
    const master = source?.properties;
    const localise = relationship ? this.tree.follow(relationship) : same;
    const follow: Follow = (value, name) => localise(value, name, source);
    // A generic page's own properties, such as its title, are not for the pages derived from it.
    const merged =
      generic && !isOfPage(generic)
        ? mergeProperties(stored?.properties, mergeProperties(generic.properties, master, follow), same)
        : mergeProperties(stored?.properties, master, follow);
    return page ? { ...merged, ...page.derived.own[page.place] } : merged;
  }

  private whileReading<T>(read: () => T): T {
    this.isReading = true;
    try {
      return read();
    } finally {
      this.isReading = false;
    }
  }
}

const isOfPage = ({ name, properties }: Resource): boolean =>
  name === CONTENT || properties['jcr:primaryType'] === 'cq:Page';

const NONE: ReadonlyMap<string, Resource> = new Map();
const same = (value: Value): Value => value;
