import { readFileSync } from 'node:fs';
import { ContentError } from '../errors';
import { isNode, type NodeJson } from '../node-json';
import { childOf, nameOf, parentOf } from '../path';
import type { ResourceTree, Value } from '../Resource';
import { assetNode } from './reading/asset';
import { NodeReader } from './reading/NodeReader';
import { Faults } from './Faults';
import { ContentIndex, type Entry } from './ContentIndex';
import { locate, sizeOf } from './reading/locate';
import { descend, inlineNode, MemoryNode } from './MemoryNode';
import { labelOf, type Mount } from './mount';
import type { BinaryStore } from '../binaries/BinaryStore';
import type { SavedFiles } from './saved/SavedFiles';
import { scan } from './reading/scan';
import { stampOfFile } from './reading/stamp';
import { versionOf } from './version';

/** The in-memory tree of the mounted folders. An unreadable file only removes its own node. */
export class FilesTree implements ResourceTree {
  readonly index = new ContentIndex();
  private root: MemoryNode;
  private readonly faults: Faults;
  private readonly reader: NodeReader;

  /**
   * @param mounts in order of rising priority
   * @param report called once for each problem, when it appears
   * @param saved cache of an earlier start
   * @param binaries the bytes of nodes
   */
  constructor(
    private readonly mounts: readonly Mount[],
    report: (problem: ContentError) => void,
    private readonly saved?: SavedFiles,
    private readonly binaries?: BinaryStore,
  ) {
    this.faults = new Faults(report);
    this.reader = new NodeReader(this.index, this.faults, saved);
    const all = new Set<string>();
    for (const mount of mounts) {
      const { files, problems } = scan(mount);
      for (const { path, file, kind } of files) {
        if (kind === 'node') all.add(file);
        if (kind === 'gone') {
          this.index.delete(path);
          continue;
        }
        const located = { mount, file, size: kind === 'binary' ? (sizeOf(file) ?? 0) : 0 };
        this.index.set(path, { ...this.index.get(path), [kind]: located });
      }
      problems.forEach((problem) => this.faults.blame('/', problem));
    }
    saved?.retain(all);
    this.root = this.rooted(this.build('/', '', undefined));
    saved?.flush();
  }

  get(path: string): MemoryNode | undefined {
    return descend(this.root, path);
  }

  problems(): ContentError[] {
    return this.faults.all();
  }

  /** Paths of the nodes whose files have changed on disk since they were read. */
  outdated(): string[] {
    const files = this.mounts.flatMap((mount) => scan(mount).files);
    const paths = new Set([...files.map(({ path }) => path), ...this.index.pathsWithin('/')]);
    return [...paths].filter((path) => {
      const before = this.index.get(path);
      const now = locate(this.mounts, path);
      if (!before || !now || !sameFiles(before, now)) return before !== now;
      return now.node !== undefined && stampOfFile(now.node.file) !== before.stamp;
    });
  }

  /**
   * Reads a node's file again and updates the tree. A broken file leaves the tree unchanged.
   *
   * @returns whether the tree changed
   */
  refresh(path: string): boolean {
    const before = this.index.get(path);
    const now = locate(this.mounts, path);
    if (!now) {
      if (before) this.remove(path);
      this.saved?.flush();
      return before !== undefined;
    }
    const seen = now.node && versionOfFile(now.node.file);
    if (before && before.seen === seen && sameFiles(before, now)) return false;
    this.faults.forget(path);
    this.index.set(path, { ...now, version: before?.version });
    const json = this.reader.read(path);
    this.saved?.flush();
    if (now.node && !json && before) return false;
    this.place(path, json);
    return true;
  }

  private remove(path: string): void {
    const file = this.index.get(path)?.node?.file;
    if (file !== undefined) this.saved?.forget(file);
    this.index.delete(path);
    this.faults.forget(path);
    this.place(path);
    // The node's content in an ancestor's file was hidden, and a problem; now it applies.
    const owner = this.index.ownerOf(path);
    if (owner === undefined || !this.faults.forget(owner)) return;
    const json = this.reader.read(owner);
    if (json) this.place(owner, json);
  }

  private rooted(root: MemoryNode | undefined): MemoryNode {
    const node = root ?? folder('/', '');
    node.binaries = this.binaries;
    return node;
  }

  /** Rebuilds the node below its parent; a missing parent is created with it. */
  private place(path: string, json?: NodeJson): void {
    if (path === '/') {
      this.root = this.rooted(this.build('/', '', undefined, json, this.root));
      return;
    }
    const parent = this.get(parentOf(path));
    if (!parent) return this.index.has(path) ? this.place(parentOf(path)) : undefined;
    const name = nameOf(path);
    const node = this.build(path, name, undefined, json, parent.children.get(name));
    const siblings = [...parent.children.values()].filter((child) => child.name !== name);
    parent.adopt(node ? [...siblings, node] : siblings);
    // An implied folder disappears with its last child.
    if (parent.implied && parent.children.size === 0) this.place(parent.path);
  }

  /**
   * @param inline the node's content in an ancestor's file
   * @param json the content of its own file, if it has just been read
   * @param old the node it replaces, whose child pages are kept
   */
  private build(
    path: string,
    name: string,
    inline?: NodeJson,
    json?: NodeJson,
    old?: MemoryNode,
  ): MemoryNode | undefined {
    const entry = this.index.get(path);
    const own = json ?? (entry?.node ? this.reader.read(path) : undefined);
    const says = own ?? (entry?.node ? undefined : inline);
    const names = this.index.namesBelow(path);
    let node: MemoryNode;
    if (entry?.binary) node = assetNode(name, says, entry.binary);
    else if (says && names.size === 0 && !hasPlaces(says)) return inlineNode(name, says, undefined);
    else if (says) node = new MemoryNode(name, propertiesOf(says), undefined);
    else if (names.size > 0) node = folder(path, name);
    else return undefined;

    const children = new Map(node.children);
    const named = says && !entry?.binary ? Object.keys(says).filter((key) => isNode(says[key])) : [];
    for (const key of new Set([...named, ...names])) {
      const child = this.buildChild(childOf(path, key), key, says?.[key], old?.children.get(key));
      if (child) children.set(key, child);
    }
    node.order = named;
    node.adopt(children.values());
    return node;
  }

  private buildChild(path: string, name: string, said: Value | NodeJson | undefined, old?: MemoryNode) {
    const inline = isNode(said) && Object.keys(said).length > 0 ? said : undefined;
    if (!this.index.has(path)) return inline && this.build(path, name, inline);
    const hasFile = this.index.get(path) !== undefined;
    if (hasFile && inline) this.blameTwice(path);
    return hasFile && old ? old : this.build(path, name, inline, undefined, old);
  }

  private blameTwice(path: string): void {
    const owner = this.index.ownerOf(parentOf(path));
    const { mount, file } = this.index.get(owner ?? '/')?.node ?? {};
    if (!mount || !file || owner === undefined) return;
    const pointer = path.slice(owner === '/' ? 0 : owner.length);
    const culprit = 'is also a file of its own, which wins';
    this.faults.blame(
      owner,
      new ContentError(labelOf(mount, file), pointer, culprit, 'write {} to keep its place'),
    );
  }
}

function versionOfFile(file: string): string | undefined {
  try {
    return versionOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** A folder without a file of its own. */
function folder(path: string, name: string): MemoryNode {
  const type =
    path === '/' ? 'rep:root' : path.startsWith('/content/') ? 'sling:OrderedFolder' : 'sling:Folder';
  const node = new MemoryNode(name, { 'jcr:primaryType': type }, undefined);
  node.implied = true;
  return node;
}

function propertiesOf(json: NodeJson): Record<string, Value> {
  const properties: Record<string, Value> = {};
  for (const [name, member] of Object.entries(json)) if (!isNode(member)) properties[name] = member;
  return properties;
}

/** Whether `{}` is the placeholder of a child: such a child does not exist without its own file. */
function hasPlaces(json: NodeJson): boolean {
  return Object.entries(json).some(
    ([name, member]) =>
      name !== 'jcr:content' && isNode(member) && (Object.keys(member).length === 0 || hasPlaces(member)),
  );
}

function sameFiles(before: Entry, now: Entry): boolean {
  return (
    before.node?.file === now.node?.file &&
    before.binary?.file === now.binary?.file &&
    before.binary?.size === now.binary?.size
  );
}
