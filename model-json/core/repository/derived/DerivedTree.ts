import { TAGS_ROOT } from '../../../../shared/addresses/tags';
import { isWithin, parentOf } from '../path';
import type { Resource, ResourceTree } from '../Resource';
import type { Derivation, DerivedPage } from './Derivation';
import { DerivedNode, type Origin } from './DerivedNode';
import { followTo, type Follow } from './follow-to';
import { liveRelationshipOf, relationshipsBelow, type LiveRelationship } from './live-relationship';
import type { Localisings } from './Localising';
import { pagePlaces } from './places';
import { ComponentTexts } from '../texts/ComponentTexts';
import { modelTexts } from '../texts/model-texts';
import { SpelledNode } from './SpelledNode';

/** Texts shared by pages of several countries. */
const SHARED_TEXTS = ['/content/dam', TAGS_ROOT];

/** Nodes that a copy never takes from its blueprint. */
const NOT_COPIED = new Set(['cq:LiveSyncConfig']);

/**
 * The stored tree with its derived content: live copies, which store only differences from their blueprint, pages
 * derived from data, and texts in the spelling of each country. Holds one version of the content; a change creates a
 * new tree.
 */
export class DerivedTree implements ResourceTree {
  private readonly root: DerivedNode;
  private readonly relationships: readonly LiveRelationship[];
  private readonly followers = new Map<LiveRelationship, Follow>();

  private readonly texts: ComponentTexts;
  private readonly elementsOf: (model: string) => ReadonlySet<string>;
  private readonly shared = new Map<string, SpelledNode>();

  /** Paths with derived pages below; everything else is the stored tree itself, or shared texts. */
  private readonly branches: readonly string[];

  constructor(
    private readonly stored: ResourceTree,
    private readonly derivation: Derivation,
    private readonly localisings: Localisings,
  ) {
    this.texts = new ComponentTexts(stored);
    this.elementsOf = modelTexts(stored);
    const places = pagePlaces(stored);
    this.relationships = places.flatMap(relationshipsBelow);
    const roots = [...derivation.roots, ...this.relationships.map(({ copy }) => copy)];
    this.branches = places
      .map(({ path }) => path)
      .filter((path) => roots.some((root) => isWithin(root, path)));
    this.root = new DerivedNode(this, '', undefined, { stored: stored.get('/') });
  }

  get(path: string): Resource | undefined {
    const place = SHARED_TEXTS.find((each) => isWithin(path, each));
    if (place) return descend(this.sharedTexts(place), path.slice(place.length + 1));
    return this.leadsToBranch(path) ? descend(this.root, path.slice(1)) : this.stored.get(path);
  }

  /** The node that a node copies; undefined if it copies none or does not exist. */
  masterOf(path: string): Resource | undefined {
    const node = this.get(path);
    return node instanceof DerivedNode ? node.master : undefined;
  }

  /** Called by its nodes. */
  childrenOf(node: DerivedNode): ReadonlyMap<string, Resource> {
    const { stored, generic, relationship, page } = node.origin;
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
      const ofGeneric = generic?.children.get(name) ?? this.genericPage(child, relationship);
      children.set(
        name,
        this.make(node, name, { stored: own, generic: ofGeneric, master: child, relationship, page: place }),
      );
    }
    for (const [name, child] of generic?.children ?? []) {
      if (!children.has(name)) children.set(name, this.make(node, name, { generic: child }));
    }
    for (const [name, child] of stored?.children ?? []) {
      if (!children.has(name)) children.set(name, this.makeStored(node, name, child));
    }
    if (!relationship) {
      for (const each of this.derivation.below(node.path)) this.addDerived(node, each, children);
    }
    return children;
  }

  /** Converts a blueprint's values for its copy, including paths of the blueprint's fragments and the spelling. */
  follow(relationship: LiveRelationship): Follow {
    let follow = this.followers.get(relationship);
    if (!follow) {
      follow = followTo(relationship, this.relationships, this.localisings, this.texts);
      this.followers.set(relationship, follow);
    }
    return follow;
  }

  private leadsToBranch(path: string): boolean {
    return this.branches.some((branch) => isWithin(path, branch) || isWithin(branch, path));
  }

  /** The copy's own generic page, for the copy of a page derived from the blueprint's generic page. */
  private genericPage(page: Resource, relationship: LiveRelationship | undefined): Resource | undefined {
    const derived = page instanceof DerivedNode ? page.origin.page : undefined;
    if (!derived || derived.place !== '' || !relationship) return undefined;
    const { master } = derived.derived;
    return isWithin(master, relationship.master)
      ? this.stored.get(relationship.copy + master.slice(relationship.master.length))
      : undefined;
  }

  private sharedTexts(place: string): SpelledNode | undefined {
    const stored = this.stored.get(place);
    return stored && this.spelled(stored);
  }

  private spelled(stored: Resource): SpelledNode {
    let node = this.shared.get(stored.path);
    if (!node) {
      const above = this.get(parentOf(stored.path));
      node = new SpelledNode(stored, above, this.localisings, this.elementsOf);
      this.shared.set(stored.path, node);
    }
    return node;
  }

  private make(parent: DerivedNode, name: string, origin: Origin): Resource {
    return new DerivedNode(this, name, parent, origin);
  }

  private makeStored(parent: DerivedNode, name: string, stored: Resource): Resource {
    if (SHARED_TEXTS.includes(stored.path)) return this.spelled(stored);
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

  /** Pages that are not copied: below a derived page, below a copy that is not deep, and those excluded by the copy. */
  private isLeftOut(node: DerivedNode, child: Resource): boolean {
    if (child.properties['jcr:primaryType'] !== 'cq:Page') return false;
    const { relationship, page } = node.origin;
    if (page || !relationship?.deep) return true;
    return relationship.excluded.has(`${node.path.slice(relationship.copy.length)}/${child.name}`);
  }
}

const descend = (from: Resource | undefined, path: string): Resource | undefined =>
  path.split('/').reduce((node, name) => (name ? node?.children.get(name) : node), from);
