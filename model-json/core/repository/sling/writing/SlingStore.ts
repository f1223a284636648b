import { byDepth } from '../../path';
import { ConflictError } from '../../errors';
import { versionOf } from '../../files/version';
import type { Move, StoredChange, Upstream } from '../../files/writing/Upstream';
import { isNode, type NodeJson } from '../../node-json';
import { isWithin, parentOf } from '../../path';
import { printNode } from '../../parse-node';
import { nodeOf, type DavexNode } from '../remote/davex-node';
import type { Davex } from '../remote/Davex';
import { Diff } from './Diff';
import { merged } from '../following/merged';
import type { NodeTypes } from '../remote/NodeTypes';
import type { NodeWriter } from './NodeWriter';
import { withMoves, type Plan } from './with-moves';
import { childNames, type RemotePages } from '../remote/RemotePages';

type Found = ReadonlyMap<string, DavexNode | undefined>;

/** Stores changes in Sling, all of a change in one save. */
export class SlingStore implements Upstream {
  constructor(
    private readonly davex: Davex,
    private readonly pages: RemotePages,
    private readonly types: NodeTypes,
    private readonly writer: NodeWriter,
  ) {}

  /**
   * @throws ConflictError if Sling has a page in another state than the change began with
   * @throws SlingAwayError if Sling cannot be reached
   * @throws SlingRefusalError if Sling refuses the change: its node types or permissions do
   */
  async store(changes: readonly StoredChange[], moves: readonly Move[] = []): Promise<void> {
    const found = await this.read(changes);
    for (const change of changes) this.refuseChanged(change, found.get(change.path));
    const diff = await this.diffOf(withMoves(changes, moves, found), found);
    if (!diff.isEmpty) await this.davex.save(diff);
  }

  private async read(changes: readonly StoredChange[]): Promise<Found> {
    const known = new Map(changes.map(({ path, before }) => [path, before]));
    // New nodes need parents.
    for (const { path, after } of changes)
      for (let at = parentOf(path); after && at !== '/'; at = parentOf(at))
        if (!known.has(at)) known.set(at, undefined);
    const read = [...known].map(async ([path, before]): Promise<[string, DavexNode | undefined]> => [
      path,
      await this.pages.read(path, before),
    ]);
    return new Map(await Promise.all(read));
  }

  private refuseChanged({ path, before }: StoredChange, found: DavexNode | undefined): void {
    const theirs = found && nodeOf(found);
    // A folder that says nothing may be without a file here, and missing there.
    if ((!before || isPlainFolder(before)) && (!theirs || isPlainFolder(theirs))) return;
    const known = before && printNode(before);
    const text = theirs && printNode(before ? merged(theirs, before, this.types) : theirs);
    if (text !== known) throw new ConflictError(path, versionIn(known), versionIn(text));
  }

  private async diffOf({ moves, changes }: Plan, found: Found): Promise<Diff> {
    const diff = new Diff();
    for (const [path, node] of found) if (node) diff.know(path, childNames(node));
    for (const { path, found: node } of changes) if (node) diff.know(path, childNames(node));
    for (const { from, to } of moves) diff.move(from, to);
    const sorted = [...changes].sort(byDepth);
    const removed: string[] = [];
    for (const { path, after, found: node } of sorted) {
      if (after || !node || removed.some((root) => isWithin(path, root))) continue;
      removed.push(path);
      diff.remove(path);
    }
    const made = new Set(changes.flatMap(({ path, found: node }) => (node ? [path] : [])));
    for (const { path, before, after, found: node } of sorted) {
      if (!after) continue;
      if (node && !removed.some((root) => isWithin(path, root)))
        await this.writer.change(diff, path, before ?? nodeOf(node), after, node);
      else {
        this.addFolders(diff, parentOf(path), found, made);
        await this.writer.add(diff, path, after);
        made.add(path);
      }
    }
    for (const { path, after } of sorted) if (after) this.writer.order(diff, path, after);
    return diff;
  }

  /** Folders that exist here because they contain something. */
  private addFolders(diff: Diff, path: string, found: Found, made: Set<string>): void {
    if (path === '/' || made.has(path) || found.get(path) !== undefined) return;
    this.addFolders(diff, parentOf(path), found, made);
    const type = path.startsWith('/content') ? 'sling:OrderedFolder' : 'sling:Folder';
    diff.add(path, JSON.stringify({ 'jcr:primaryType': type }));
    diff.know(path, []);
    made.add(path);
  }
}

const versionIn = (text: string | undefined): string | null => (text === undefined ? null : versionOf(text));

const FOLDERS = new Set(['sling:Folder', 'sling:OrderedFolder', 'nt:folder']);

const isPlainFolder = (node: NodeJson): boolean =>
  FOLDERS.has(String(node['jcr:primaryType'])) &&
  Object.entries(node).every(
    ([name, member]) => isNode(member) || ['jcr:primaryType', 'jcr:created', 'jcr:createdBy'].includes(name),
  );
