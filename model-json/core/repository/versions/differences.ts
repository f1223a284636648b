import { isBeside } from '../exact-values';
import { isNode, type NodeJson } from '../node-json';
import type { Value } from '../Resource';

/** One difference between two states of a node. */
export interface Difference {
  /** From the node: `jcr:content/root/title`; `''` for the node itself. */
  readonly path: string;
  /** Of a property; undefined for a whole node, added or removed, and for the order of its children. */
  readonly property?: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered';
  readonly before?: Value | NodeJson;
  readonly after?: Value | NodeJson;
}

/** The differences from one state of a node to another, down to the properties of nodes that both have. */
export function differencesBetween(before: NodeJson, after: NodeJson, path = ''): Difference[] {
  const found: Difference[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isBeside(name)) continue;
    const [was, is] = [own(before, name), own(after, name)];
    const child = path === '' ? name : `${path}/${name}`;
    if (isNode(was) && isNode(is)) found.push(...differencesBetween(was, is, child));
    else if (JSON.stringify(was) !== JSON.stringify(is)) found.push(...replaced(path, child, name, was, is));
  }
  const [wasOrder, isOrder] = [commonChildren(before, after), commonChildren(after, before)];
  if (wasOrder.join('/') !== isOrder.join('/'))
    found.push({ path, kind: 'reordered', before: wasOrder, after: isOrder });
  return found;
}

type Member = Value | NodeJson | undefined;

const own = (node: NodeJson, name: string): Member => (Object.hasOwn(node, name) ? node[name] : undefined);

/** A node that takes the place of a property, or the other way round, is two differences. */
function replaced(path: string, child: string, name: string, was: Member, is: Member): Difference[] {
  const place = (member: Member) => (isNode(member) ? { path: child } : { path, property: name });
  if (was !== undefined && is !== undefined && isNode(was) === isNode(is))
    return [{ ...place(is), kind: 'changed', before: was, after: is }];
  return [
    ...(was === undefined ? [] : [{ ...place(was), kind: 'removed', before: was } as const]),
    ...(is === undefined ? [] : [{ ...place(is), kind: 'added', after: is } as const]),
  ];
}

const commonChildren = (node: NodeJson, other: NodeJson): string[] =>
  Object.keys(node).filter((name) => isNode(own(node, name)) && isNode(own(other, name)));
