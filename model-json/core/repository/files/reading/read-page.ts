import { readFileSync } from 'node:fs';
import type { NodeJson } from '../../node-json';
import { parseNode } from '../../parse-node';
import { bareAsset } from './asset';
import type { FilesTree } from '../FilesTree';
import { labelOf } from '../mount';
import { versionOf } from '../version';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** The stored content of a node with its own file. */
export interface StoredPage {
  readonly json?: NodeJson;
  readonly text?: string;
  /** null if there is no file: an implied folder, an asset without sidecar, a missing node. */
  readonly version: string | null;
}

/**
 * Reads from disk, not from memory, since the file may just have changed.
 *
 * @throws ContentError if the file is broken
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
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
