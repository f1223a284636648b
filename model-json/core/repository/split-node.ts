import { hasFileType } from './files/reading/file-types';
import { isNode, type NodeJson } from './node-json';
import { childOf } from './path';

/** A node that gets its own file, with its path. */
export type Split = readonly [path: string, node: NodeJson];

/** Splits a tree into the nodes that our repository stores as files; `{}` marks the place of each in its parent. */
export function* splitNode(path: string, node: NodeJson): Generator<Split> {
  const below: Split[] = [];
  yield [path, withPlaces(path, node, below)];
  for (const [childPath, child] of below) yield* splitNode(childPath, child);
}

function withPlaces(path: string, node: NodeJson, below: Split[]): NodeJson {
  const own: NodeJson = {};
  for (const [name, member] of Object.entries(node)) {
    const childPath = childOf(path, name);
    if (!isNode(member) || name === 'jcr:content') own[name] = member;
    else if (hasFileType(member)) {
      below.push([childPath, member]);
      own[name] = {};
    } else own[name] = withPlaces(childPath, member, below);
  }
  return own;
}
