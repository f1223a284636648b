import { createHash } from 'node:crypto';
import type { Draft } from '../../repository/Draft';
import { besideOf, isBeside, type Exact } from '../../repository/exact-values';
import { isNode, type NodeJson } from '../../repository/node-json';
import { childOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';

/** A node of a draft with all that is below it; undefined if there is none. */
export function nodeIn(draft: Draft, path: string): NodeJson | undefined {
  const properties = draft.properties(path);
  if (!properties) return undefined;
  const json: NodeJson = { ...properties };
  for (const name of draft.childNames(path)) json[name] = nodeIn(draft, childOf(path, name)) ?? {};
  return json;
}

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

/** When and by whom something was published or changed: no change of what it says. */
const NOTES = /^cq:last(?:Modified|Replicat)|^jcr:(?:lastModified|uuid)/;

/** A name for the state of a node and all below it: equal states have equal names. */
export const versionOfNode = (node: NodeJson): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(node)))
    .digest('base64url')
    .slice(0, 16);

/** Order matters only for nodes. */
function sorted(node: NodeJson): unknown[] {
  const members = Object.entries(node).filter(([name]) => !NOTES.test(name));
  const values = members.filter(([, member]) => !isNode(member)).sort(([a], [b]) => (a < b ? -1 : 1));
  const nodes = members.flatMap(([name, member]) => (isNode(member) ? [[name, sorted(member)]] : []));
  return [...values, ...nodes];
}
