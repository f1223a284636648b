import type { Draft } from '../../Draft';
import { PathError } from '../../errors';
import { besideOf, type Exact } from '../../exact-values';
import { isNode, type NodeJson } from '../../node-json';
import { childOf, isName, isWithin, nameOf, namesOf, parentOf } from '../../path';
import type { Value } from '../../Resource';
import { asCopy } from '../../versions/versionable';
import { DraftFiles } from './DraftFiles';
import { hasFileType } from '../reading/file-types';
import type { FilesTree } from '../FilesTree';
import { inOrder } from '../in-order';
import type { Move } from './Upstream';

/** A node removed from its place, with its files. */
interface Branch {
  readonly node: NodeJson;
  /** Files below it, by their relative paths. */
  readonly below: ReadonlyMap<string, NodeJson>;
}

const isProperty = (member: [string, Value | NodeJson]): member is [string, Value] => !isNode(member[1]);

/** A draft over a tree of files. It copies what it reads; the tree itself never changes. */
export class FilesDraft implements Draft {
  readonly files: DraftFiles;
  /** What was moved, in that order. */
  readonly moves: Move[] = [];

  constructor(tree: FilesTree) {
    this.files = new DraftFiles(tree);
  }

  has(path: string): boolean {
    return this.files.node(path) !== undefined;
  }

  properties(path: string): Readonly<Record<string, Value>> | undefined {
    const node = this.files.node(path);
    if (!node) return undefined;
    return Object.fromEntries(Object.entries(node).filter(isProperty));
  }

  property(path: string, name: string): Value | undefined {
    const node = this.files.node(path);
    const member = node && Object.hasOwn(node, name) ? node[name] : undefined;
    return isNode(member) ? undefined : member;
  }

  childNames(path: string): string[] {
    const node = this.files.node(path);
    if (!node) return [];
    const own = this.files.namesBelow(path);
    const named = Object.keys(node).filter((name) => {
      const member = node[name];
      return isNode(member) && (Object.keys(member).length > 0 || own.has(name));
    });
    return [...named, ...[...own].filter((name) => !named.includes(name)).sort()];
  }

  setProperty(path: string, name: string, value: Value | undefined, exact?: Exact): void {
    const node = this.mustHave(path);
    if (!isName(name)) throw new PathError(childOf(path, name), 'is not a valid property name; rename it');
    if (isNode(node[name]) && this.childNames(path).includes(name))
      throw new PathError(childOf(path, name), 'is a node, not a property; give the property another name');
    if (value === undefined) delete node[name];
    else node[name] = value;
    if (exact !== undefined) node[besideOf(name)] = exact;
    else delete node[besideOf(name)];
  }

  create(path: string, node: NodeJson): void {
    this.put(path, { node: structuredClone(node), below: new Map() });
  }

  remove(path: string): void {
    this.mustHave(path);
    const parent = this.files.node(parentOf(path));
    for (const page of this.files.within(path)) this.files.set(page, undefined);
    if (parent) delete parent[nameOf(path)];
  }

  move(from: string, to: string): void {
    if (isWithin(to, from)) throw new PathError(to, `is inside ${from}; choose a place outside it`);
    const branch = this.take(from);
    this.refuseTaken(to);
    this.remove(from);
    this.put(to, branch);
    this.files.keepContents(to);
    this.moves.push({ from, to });
  }

  copy(from: string, to: string): void {
    const { node, below } = this.take(from);
    const copies = [...below].map(([rest, page]): [string, NodeJson] => [rest, asCopy(page)]);
    this.put(to, { node: asCopy(node), below: new Map(copies) });
    this.files.keepContents(to);
  }

  order(path: string, before: string | undefined): void {
    this.mustHave(path);
    const parent = parentOf(path);
    const name = nameOf(path);
    const others = this.childNames(parent).filter((sibling) => sibling !== name);
    const at = before === undefined ? others.length : others.indexOf(before);
    if (before !== undefined && at < 0)
      throw new PathError(
        childOf(parent, before),
        `does not exist, so cannot put ${JSON.stringify(name)} before it`,
      );
    const wanted = [...others.slice(0, at), name, ...others.slice(at)];
    const node = this.mustHave(parent);
    this.files.replace(parent, node, inOrder(node, wanted));
    const is = this.childNames(parent);
    if (is.some((sibling, i) => sibling !== wanted[i])) {
      throw new PathError(
        parent,
        'has children whose names are whole numbers; those always come first. Rename them',
      );
    }
  }

  pageOf(path: string): string | undefined {
    return this.files.ownerOf(path);
  }

  changedContents(): string[] {
    return this.files.changedContents();
  }

  private mustHave(path: string): NodeJson {
    const node = this.files.node(path);
    if (!node) throw new PathError(path, 'is not there');
    return node;
  }

  private refuseTaken(path: string): void {
    namesOf(path);
    if (this.has(path)) throw new PathError(path, 'exists already; choose another name');
  }

  /** A copy of a node and of the files below it. */
  private take(path: string): Branch {
    const node = structuredClone(this.mustHave(path));
    const pages = this.files.within(path);
    const bytes = pages.find((page) => this.files.hasBytesBeside(page));
    if (bytes !== undefined)
      throw new PathError(
        bytes,
        'is an asset whose file came with the site; take its bytes into the store first',
      );
    const below = pages.filter((page) => page !== path);
    return {
      node,
      below: new Map(below.map((page) => [page.slice(path.length), structuredClone(this.mustHave(page))])),
    };
  }

  private put(path: string, { node, below }: Branch): void {
    this.refuseTaken(path);
    const parentPath = parentOf(path);
    const parent = this.files.node(parentPath);
    if (!parent) throw new PathError(path, 'has no parent; write the parent first');
    const name = nameOf(path);
    const isInPage = path.split('/').includes('jcr:content');
    if (isInPage && (below.size > 0 || node['jcr:primaryType'] === 'cq:Page'))
      throw new PathError(
        path,
        'is inside the content of a page, where pages are not allowed; choose a place beside it',
      );
    const implied = this.files.isImplied(parentPath);
    if (!isInPage && (hasFileType(node) || implied)) {
      if (!implied) this.keepPlace(parentPath, parent, name);
      this.files.set(path, node);
      this.splitOff(path, node);
    } else {
      delete parent[name];
      parent[name] = node;
    }
    for (const [rest, page] of below) this.files.set(path + rest, page);
  }

  /** Adds a new child page to its parent's file, after its siblings: unlisted children would be sorted by name. */
  private keepPlace(path: string, parent: NodeJson, name: string): void {
    for (const sibling of this.childNames(path)) if (!Object.hasOwn(parent, sibling)) parent[sibling] = {};
    delete parent[name];
    parent[name] = {};
  }

  /** Pages written inside a page get their own files. */
  private splitOff(path: string, node: NodeJson): void {
    for (const [name, child] of Object.entries(node)) {
      if (name === 'jcr:content' || !isNode(child) || Object.keys(child).length === 0) continue;
      if (!hasFileType(child)) continue;
      node[name] = {};
      this.files.set(childOf(path, name), child);
      this.splitOff(childOf(path, name), child);
    }
  }
}
