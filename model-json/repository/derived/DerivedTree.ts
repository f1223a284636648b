import { isWithin } from '../path';
import type { Resource, ResourceTree, Value } from '../Resource';
import type { Derivation, DerivedPage } from './Derivation';
import { DerivedNode, type Origin } from './DerivedNode';
import { followPaths, type Move } from './follow-paths';
import { liveRelationshipOf, type LiveRelationship } from './live-relationship';
import { pagePlaces } from './places';

/** What a copy has its own of, or none. */
const NOT_COPIED = new Set(['cq:LiveSyncConfig']);

/**
 * The stored tree with the pages that follow from it: live copies, which store only what differs from their blueprint, and pages
 * derived from data. One version of the content; a change makes a new tree.
 */
export class DerivedTree implements ResourceTree {
  private readonly root: DerivedNode;
  private readonly relationships: readonly LiveRelationship[];
  private readonly followers = new Map<LiveRelationship, (value: Value) => Value>();

  /** Paths with such pages below; everything else is the stored tree itself. */
  private readonly branches: readonly string[];

  constructor(
    private readonly stored: ResourceTree,
    private readonly derivation: Derivation,
  ) {
    const places = pagePlaces(stored);
    this.relationships = places.flatMap(relationshipsBelow);
    const roots = [...derivation.roots, ...this.relationships.map(({ copy }) => copy)];
    this.branches = places
      .map(({ path }) => path)
      .filter((path) => roots.some((root) => isWithin(root, path)));
    this.root = new DerivedNode(this, '', undefined, { stored: stored.get('/') });
  }

  get(path: string): Resource | undefined {
    if (!this.leadsToBranch(path)) return this.stored.get(path);
    if (path === '/') return this.root;
    let node: Resource | undefined = this.root;
    for (const name of path.slice(1).split('/')) node = node?.children.get(name);
    return node;
  }

  /** The node that a node copies; undefined for one that copies none, and where there is no node. */
  masterOf(path: string): Resource | undefined {
    const node = this.get(path);
    return node instanceof DerivedNode ? node.master : undefined;
  }

  /** For its nodes. */
  childrenOf(node: DerivedNode): ReadonlyMap<string, Resource> {
    const { stored, relationship, page } = node.origin;
    const children = new Map<string, Resource>();
    const master = node.masterOfChildren;
    for (const [name, child] of master?.children ?? []) {
      const own = stored?.children.get(name);
      if (NOT_COPIED.has(name) || (!own && this.isLeftOut(node, child))) continue;
      if (own && liveRelationshipOf(own)) {
        children.set(name, this.makeStored(node, name, own));
        continue;
      }
      const place = page && { derived: page.derived, place: page.place ? `${page.place}/${name}` : name };
      children.set(name, this.make(node, name, { stored: own, master: child, relationship, page: place }));
    }
    for (const [name, child] of stored?.children ?? []) {
      if (!children.has(name)) children.set(name, this.makeStored(node, name, child));
    }
    if (!relationship) {
      for (const each of this.derivation.below(node.path)) this.addDerived(node, each, children);
    }
    return children;
  }

  /** Turns what a blueprint says into what its copy does; also the paths of the blueprint's fragments. */
  follow(relationship: LiveRelationship): (value: Value) => Value {
    let follow = this.followers.get(relationship);
    if (!follow) {
      follow = followPaths(movesOf(relationship, this.relationships));
      this.followers.set(relationship, follow);
    }
    return follow;
  }

  private leadsToBranch(path: string): boolean {
    return this.branches.some((branch) => isWithin(path, branch) || isWithin(branch, path));
  }

  private make(parent: DerivedNode, name: string, origin: Origin): Resource {
    return new DerivedNode(this, name, parent, origin);
  }

  private makeStored(parent: DerivedNode, name: string, stored: Resource): Resource {
    if (!this.leadsToBranch(stored.path)) return stored;
    const relationship = liveRelationshipOf(stored);
    if (!relationship || isWithin(relationship.master, stored.path))
      return this.make(parent, name, { stored });
    return this.make(parent, name, { stored, master: () => this.get(relationship.master), relationship });
  }

  private addDerived(parent: DerivedNode, derived: DerivedPage, children: Map<string, Resource>): void {
    const master = this.stored.get(derived.master);
    if (!master || children.has(derived.name)) return;
    children.set(derived.name, this.make(parent, derived.name, { master, page: { derived, place: '' } }));
  }

  /** Pages that do not follow: below a derived page, below a copy that is not deep, those that the copy does without. */
  private isLeftOut(node: DerivedNode, child: Resource): boolean {
    if (child.properties['jcr:primaryType'] !== 'cq:Page') return false;
    const { relationship, page } = node.origin;
    if (page || !relationship?.deep) return true;
    return relationship.excluded.has(`${node.path.slice(relationship.copy.length)}/${child.name}`);
  }
}

function relationshipsBelow(node: Resource): LiveRelationship[] {
  const own = liveRelationshipOf(node);
  const below = [...node.children.values()].filter(({ name }) => name !== 'jcr:content');
  return [...(own ? [own] : []), ...below.flatMap(relationshipsBelow)];
}

/** `gb/en` of a path. */
const localeIn = (path: string) => /\/([a-z]{2}\/[a-z]{2})(?=\/|$)/.exec(path)?.[1];

/**
 * A copy's own place, and those of the other copies between the same two languages: the pages of `us/en` show the fragments
 * of `us/en`, and these link to its pages.
 */
function movesOf(relationship: LiveRelationship, all: readonly LiveRelationship[]): Move[] {
  const [from, to] = [localeIn(relationship.master), localeIn(relationship.copy)];
  const related = all.filter(
    (other) =>
      other === relationship ||
      (from !== undefined && localeIn(other.master) === from && localeIn(other.copy) === to),
  );
  return related.map(({ master, copy }) => ({ from: master, to: copy }));
}
