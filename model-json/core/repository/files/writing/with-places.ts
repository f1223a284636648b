import { isNode, type NodeJson } from '../../node-json';
import { childOf } from '../../path';
import type { ContentIndex } from '../ContentIndex';

/** A file's node with a `{}` for exactly those children that have writable files, in their order. */
export function withPlaces(index: ContentIndex, path: string, node: NodeJson): NodeJson {
  const names = [...index.namesBelow(path)].filter((name) => isWritable(index, childOf(path, name)));
  const complete: NodeJson = {};
  for (const [name, member] of Object.entries(node)) {
    const isStalePlace = isNode(member) && Object.keys(member).length === 0 && !names.includes(name);
    if (!isStalePlace) complete[name] = member;
  }
  for (const name of names.sort()) complete[name] ??= {};
  return complete;
}

const isWritable = (index: ContentIndex, path: string): boolean =>
  index.hasWithin(path, (page) => hasWritableFile(index, page));

/** Whether a node's file belongs to a writable folder. */
export function hasWritableFile(index: ContentIndex, path: string): boolean {
  const file = index.get(path)?.node;
  return file !== undefined && !file.mount.readonly;
}
