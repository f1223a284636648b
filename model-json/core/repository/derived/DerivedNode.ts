import { childOf } from '../path';
import type { Resource, Value } from '../Resource';
import type { DerivedPage } from './Derivation';
import type { DerivedTree } from './DerivedTree';
import type { LiveRelationship } from './live-relationship';
import type { Follow } from './follow-to';
import { isCancelledForChildren, mergeProperties } from './merge-properties';

/** Where a node comes from. One of `stored` and `master` is there. */
export interface Origin {
  /** The node that is stored at this path. */
  readonly stored?: Resource | undefined;
  /** The node that it copies, itself as the tree shows it; of a root looked up when it is needed. */
  readonly master?: Resource | (() => Resource | undefined) | undefined;
  /** What a copy's own generic page says: of a copy of a derived page that follows from the blueprint's. */
  readonly generic?: Resource | undefined;
  /** What makes it a live copy. */
  readonly relationship?: LiveRelationship | undefined;
  /** What makes it a derived page, and where in that page the node stands (`''`, `jcr:content`). */
  readonly page?: { readonly derived: DerivedPage; readonly place: string } | undefined;
}

/** What is there for as long as somebody holds it, if it is a `WeakRef`; for good otherwise. */
interface Held<T> {
  deref(): T | undefined;
}

/** What stands on thousands of pages is more than all that is stored: it may go when its page has been drawn. */
const CONTENT = 'jcr:content';

/** A node of a tree with derived pages: what is stored, over what it copies. Made when somebody looks. */
export class DerivedNode implements Resource {
  private knownProperties: Readonly<Record<string, Value>> | undefined;
  private knownChildren: Held<ReadonlyMap<string, Resource>> | undefined;
  /** Set while what it copies is being read: copies of each other copy nothing. */
  private isReading = false;
  readonly path: string;

  constructor(
    private readonly tree: DerivedTree,
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

  /** The node whose children it copies: none where it has left its blueprint together with all below. */
  get masterOfChildren(): Resource | undefined {
    return isCancelledForChildren(this.origin.stored?.properties) ? undefined : this.master;
  }

  private merged(): Readonly<Record<string, Value>> {
    const { stored, generic, relationship, page } = this.origin;
    const source = this.master;
    const master = source?.properties;
    const localise = relationship ? this.tree.follow(relationship) : same;
    const follow: Follow = (value, name) => localise(value, name, source);
    // What a generic page says of itself, its title, is not for the pages that follow from it.
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
