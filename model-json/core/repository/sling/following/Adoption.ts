import { checkNode } from '../../check-node';
import { referenceTo } from '../../binaries/Binary';
import type { BinaryStore } from '../../binaries/BinaryStore';
import { ContentError } from '../../errors';
import { hasFileType } from '../../files/reading/file-types';
import type { FilesDraft } from '../../files/writing/FilesDraft';
import { isNode, type NodeJson } from '../../node-json';
import { printNode } from '../../parse-node';
import { childOf, parentOf } from '../../path';
import { splitNode } from '../../split-node';
import type { Davex } from '../remote/Davex';
import { nodeOf } from '../remote/davex-node';
import { merged } from './merged';
import type { NodeTypes } from '../remote/NodeTypes';
import type { RemotePages } from '../remote/RemotePages';

/** Makes a draft of our files say what Sling says. */
export class Adoption {
  /** Pages of Sling that break our rules, with the reason; their files stay as they were. */
  readonly problems = new Map<string, ContentError>();

  constructor(
    private readonly davex: Davex,
    private readonly pages: RemotePages,
    private readonly types: NodeTypes,
    private readonly binaries: BinaryStore | undefined,
    private readonly report: (problem: ContentError) => void,
  ) {}

  /** Adopts a node with everything below it. */
  async tree(draft: FilesDraft, path: string): Promise<void> {
    const found = await this.pages.tree(path);
    const paths = found ? await this.put(draft, path, nodeOf(found)) : new Set<string>();
    for (const page of draft.files.storedWithin(path)) if (!paths.has(page)) this.remove(draft, page);
  }

  /** Adopts a page, and below it pages that are new or gone. */
  async page(draft: FilesDraft, path: string): Promise<void> {
    const known = draft.files.stored(path);
    const raw = await this.pages.read(path, known);
    const found = raw && nodeOf(raw);
    if (!found) {
      for (const page of draft.files.storedWithin(path)) this.remove(draft, page);
      return;
    }
    if (!known && !hasFileType(found)) return path === '/' ? undefined : this.page(draft, parentOf(path));
    for (const name of placesIn(found)) {
      const at = childOf(path, name);
      if (draft.files.storedWithin(at).length > 0) continue;
      const child = await this.pages.tree(at);
      if (child) found[name] = nodeOf(child);
      else delete found[name];
    }
    await this.put(draft, path, found);
    for (const name of placesIn(known ?? {})) {
      if (isNode(found[name])) continue;
      for (const page of draft.files.storedWithin(childOf(path, name))) this.remove(draft, page);
    }
  }

  /** @returns the paths of the pages */
  private async put(draft: FilesDraft, path: string, node: NodeJson): Promise<Set<string>> {
    const paths = new Set<string>();
    for (const [at, page] of splitNode(path, node)) {
      paths.add(at);
      const known = draft.files.stored(at);
      const next = known ? merged(page, known, this.types) : page;
      await this.fetchBytes(at, next);
      if (this.isSound(at, next) && (!known || printNode(next) !== printNode(known)))
        draft.files.set(at, next);
    }
    return paths;
  }

  private remove(draft: FilesDraft, path: string): void {
    this.problems.delete(path);
    draft.files.set(path, undefined);
  }

  private isSound(path: string, node: NodeJson): boolean {
    try {
      checkNode(path, path, node);
      this.problems.delete(path);
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (this.problems.get(path)?.message !== error.message) this.report(error);
      this.problems.set(path, error);
      return false;
    }
  }

  /** Replaces the length of bytes by a reference to a copy of them. */
  private async fetchBytes(path: string, node: NodeJson): Promise<void> {
    for (const [name, member] of Object.entries(node)) {
      if (isNode(member)) await this.fetchBytes(childOf(path, name), member);
      else if (name === ':jcr:data' && typeof member === 'number' && this.binaries) {
        const bytes = await this.davex.bytes(childOf(path, 'jcr:data'));
        if (!bytes) continue;
        const reference = referenceTo(bytes);
        await this.binaries.add(reference, bytes);
        node[name] = reference;
      }
    }
  }
}

/** Names of the children that have their own files. */
const placesIn = (node: NodeJson): string[] =>
  Object.keys(node).filter((name) => {
    const member = node[name];
    return isNode(member) && Object.keys(member).length === 0;
  });
