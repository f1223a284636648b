import { isNode, type NodeJson } from '../node-json';
import { bareRecord } from '../../../../shared/checked/bare-record';

/** A node with its children in another order; properties keep their positions among them, to keep the diff small. */
export function inOrder(node: NodeJson, children: readonly string[]): NodeJson {
  const wanted = new Set(children);
  const next = children[Symbol.iterator]();
  const ordered: NodeJson = bareRecord();
  const add = (name: string | undefined) => {
    if (name !== undefined) ordered[name] = (Object.hasOwn(node, name) ? node[name] : undefined) ?? {};
  };
  for (const name of Object.keys(node)) {
    if (!isNode(node[name])) add(name);
    else if (wanted.has(name)) add(next.next().value);
  }
  for (const name of next) add(name);
  return { ...ordered };
}
