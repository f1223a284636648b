import type { Draft } from '../Draft';
import { besideOf, isBeside, type Exact } from '../exact-values';
import { isNode, type NodeJson } from '../node-json';
import { childOf } from '../path';
import type { Value } from '../Resource';

/** Makes a node and all below it equal to another state. What is equal is left alone, so that files stay as they are. */
export function makeEqual(draft: Draft, path: string, node: NodeJson): void {
  const before = draft.properties(path);
  if (!before) return draft.create(path, node);
  const valueOf = (name: string) => {
    const member = node[name];
    return isNode(member) ? undefined : member;
  };
  for (const name of new Set([...Object.keys(before), ...Object.keys(node)])) {
    const value = valueOf(name);
    if (isBeside(name) || isNode(node[name]) || isSame(before[name], value)) continue;
    draft.setProperty(path, name, value, valueOf(besideOf(name)) as Exact | undefined);
  }
  const names = Object.keys(node).filter((name) => isNode(node[name]));
  for (const name of draft.childNames(path)) if (!names.includes(name)) draft.remove(childOf(path, name));
  for (const name of names) {
    const child = node[name];
    if (isNode(child)) makeEqual(draft, childOf(path, name), child);
  }
  const order = draft.childNames(path);
  if (names.some((name, i) => order[i] !== name))
    for (const name of names) draft.order(childOf(path, name), undefined);
}

const isSame = (a: Value | undefined, b: Value | undefined) => JSON.stringify(a) === JSON.stringify(b);
