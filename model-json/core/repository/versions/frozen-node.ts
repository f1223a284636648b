import type { Draft } from '../Draft';
import { besideOf, isBeside, type Exact } from '../exact-values';
import { isNode, type NodeJson } from '../node-json';
import { childOf } from '../path';
import type { Value } from '../Resource';
import { isVersionState } from './versionable';

/** A node as a version keeps it: without its place in the history. */
export const frozenNode = (node: NodeJson, isState = isVersionState): NodeJson =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !isState(name)));

/**
 * Gives an existing node the properties and children of a version. It keeps its place, identity and history.
 *
 * @param isState whether a property of the node stays as it is
 */
export function thaw(draft: Draft, path: string, frozen: NodeJson, isState = isVersionState): void {
  for (const name of draft.childNames(path)) draft.remove(childOf(path, name));
  for (const name of Object.keys(draft.properties(path) ?? {}))
    if (!isState(name) && !isBeside(name) && !Object.hasOwn(frozen, name))
      draft.setProperty(path, name, undefined);
  for (const [name, member] of Object.entries(frozen)) {
    if (isNode(member)) draft.create(childOf(path, name), member);
    else if (!isBeside(name)) setMember(draft, path, name, member, frozen[besideOf(name)]);
    else if (!Object.hasOwn(frozen, name.slice(1)))
      draft.setProperty(path, name.slice(1), undefined, member as Exact);
  }
}

function setMember(draft: Draft, path: string, name: string, value: Value, exact?: NodeJson[string]): void {
  if (String(draft.property(path, name)) !== String(value) || exact !== undefined)
    draft.setProperty(path, name, value, exact as Exact | undefined);
}

const TYPES: Readonly<Record<string, string>> = {
  'jcr:primaryType': 'jcr:frozenPrimaryType',
  'jcr:mixinTypes': 'jcr:frozenMixinTypes',
};

/**
 * A node of a version in JCR's terms: `nt:frozenNode`.
 *
 * @param id its identifier: that of the versionable node, and the path from there
 */
export function shownFrozen(frozen: NodeJson, id: string): NodeJson {
  const shown: NodeJson = { 'jcr:primaryType': 'nt:frozenNode', 'jcr:frozenUuid': id };
  for (const [name, member] of Object.entries(frozen))
    shown[TYPES[name] ?? name] = isNode(member) ? shownFrozen(member, `${id}/${name}`) : member;
  return shown;
}
