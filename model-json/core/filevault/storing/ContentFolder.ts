import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkNode } from '../../repository/check-node';
import { hasFileType } from '../../repository/files/reading/file-types';
import { placeOf, type Mount } from '../../repository/files/mount';
import { isNode, type NodeJson } from '../../repository/node-json';
import { nameOf, parentOf } from '../../repository/path';
import { parseNode, printNode } from '../../repository/parse-node';
import { splitNode } from '../../repository/split-node';
import type { PackedBytes } from '../assembling/PackageNode';
import type { StoredTree } from './stored-node';

/** The content of a site that is being put together, in a folder of its own that nobody reads yet. */
export class ContentFolder {
  private readonly content: Mount;
  private readonly dam: Mount;

  /** @param folder with `content` and `dam` in it, as a site's own folder */
  constructor(readonly folder: string) {
    this.content = { at: '/', dir: path.join(folder, 'content') };
    this.dam = { at: '/content/dam', dir: path.join(folder, 'dam') };
  }

  /** Removes a node and everything below it. */
  remove(root: string): void {
    for (const mount of [this.content, this.dam]) {
      const place = placeOf(mount, root);
      for (const file of place === undefined ? [] : [place, `${place}.json`])
        rmSync(file, { recursive: true, force: true });
    }
    const parent = this.readFile(parentOf(root));
    if (!parent || !isNode(parent[nameOf(root)])) return;
    delete parent[nameOf(root)];
    this.write(parentOf(root), parent);
  }

  /**
   * Writes a tree of nodes, and the bytes of its assets.
   *
   * @throws ContentError if a node breaks a rule
   */
  async add(root: string, { json, originals }: StoredTree): Promise<void> {
    for (const [at, node] of splitNode(root, json)) {
      if (at !== root || hasFileType(node)) this.write(at, node, originals.has(at));
      else this.insert(at, node);
    }
    for (const [at, bytes] of originals) await this.writeBytes(at, bytes);
  }

  /** Writes a node that has no file of its own, such as a tag, into that of its parent. */
  private insert(at: string, node: NodeJson): void {
    const folder = parentOf(at);
    const parent = this.readFile(folder) ?? { 'jcr:primaryType': 'sling:OrderedFolder' };
    this.write(folder, { ...parent, [nameOf(at)]: node });
  }

  private readFile(at: string): NodeJson | undefined {
    const place = placeOf(this.content, at);
    const file = `${place}.json`;
    return place !== undefined && existsSync(file)
      ? parseNode(file, at, readFileSync(file, 'utf8'))
      : undefined;
  }

  private write(at: string, node: NodeJson, isBesideBytes = false): void {
    const place = placeOf(isBesideBytes ? this.dam : this.content, at);
    if (place === undefined) throw new Error(`${at} has no place in the content of a site`);
    checkNode(path.relative(this.folder, `${place}.json`), at, node);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.json`, printNode(node));
  }

  private async writeBytes(at: string, { files, name }: PackedBytes): Promise<void> {
    const place = placeOf(this.dam, at);
    if (place === undefined) throw new Error(`${at} is no place for an asset; assets are in /content/dam`);
    mkdirSync(path.dirname(place), { recursive: true });
    await pipeline(await files.stream(name), createWriteStream(place, { flags: 'wx' }));
  }
}
