import { readFileSync } from 'node:fs';
import type { NodeJson } from '../../node-json';
import { parseNode } from '../../parse-node';
import { bareAsset } from './asset';
import type { FilesTree } from '../FilesTree';
import { labelOf } from '../mount';
import { versionOf } from '../version';

/** What is stored for a node with a file of its own. */
export interface StoredPage {
  readonly json?: NodeJson;
  readonly text?: string;
  /** null when no file says anything yet: a folder that is only implied, an asset without sidecar, nothing. */
  readonly version: string | null;
}

/**
 * Reads from the disk, not from memory: somebody may have changed the file an instant ago.
 *
 * @throws ContentError when the file is broken
 */
export function readPage(tree: FilesTree, path: string): StoredPage {
  const entry = tree.index.get(path);
  const text = entry?.node && readIfThere(entry.node.file);
  if (entry?.node && text !== undefined) {
    return {
      text,
      json: parseNode(labelOf(entry.node.mount, entry.node.file), path, text),
      version: versionOf(text),
    };
  }
  const node = tree.get(path);
  const json = entry?.binary
    ? bareAsset(entry.binary.file)
    : node?.implied
      ? { ...node.properties }
      : undefined;
  return { json, version: null };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
