import type { Draft } from '../../Draft';
import { toJson } from '../../node-json';
import { childOf } from '../../path';
import type { Resource } from '../../Resource';
import {
  isCancelled,
  isCancelledForChildren,
  isInherited,
  isInheritanceState,
  neverFollows,
  ownNames,
} from '../merge-properties';
import { storedOf } from '../stored-of';

/**
 * Brings what is stored of a node in line with its inheritance: what has just left the blueprint keeps the values that
 * it has shown, as a copy in AEM has them; of what follows again, nothing is left.
 *
 * @param shown the node before the change
 * @param written names of properties that the change sets
 */
export function settleInheritance(
  draft: Draft,
  shown: Resource,
  master: Resource,
  written: ReadonlySet<string>,
): void {
  const { path } = shown;
  const was = storedOf(shown)?.properties;
  const is = () => draft.properties(path);
  const inherits = (name: string, stored: typeof was) => isInherited(name, stored, master.properties);
  for (const [name, value] of Object.entries(shown.properties)) {
    if (inherits(name, was) && !inherits(name, is()) && !written.has(name))
      draft.setProperty(path, name, value);
  }
  const hasReturned = isCancelled(was) && !isCancelled(is());
  for (const name of Object.keys(is() ?? {})) {
    const isBack = !inherits(name, was) && inherits(name, is());
    if ((isBack || hasReturned) && isOwnValue(draft, path, name)) draft.setProperty(path, name, undefined);
  }
  // A node that follows again is as it was before it left: undo compares the two.
  const mixins = is()?.['jcr:mixinTypes'];
  if (Array.isArray(mixins) && mixins.length === 0) draft.setProperty(path, 'jcr:mixinTypes', undefined);
  if (!isCancelledForChildren(was) && isCancelledForChildren(is())) keepChildren(draft, shown);
  if (isCancelledForChildren(was) && !isCancelledForChildren(is())) followWithin(draft, path, master);
}

/** Stores what the children show, in their order. */
function keepChildren(draft: Draft, shown: Resource): void {
  const names = [...shown.children.keys()];
  for (const [name, child] of shown.children) {
    const path = childOf(shown.path, name);
    if (draft.has(path)) {
      const stored = draft.properties(path) ?? {};
      if (!isCancelled(stored))
        for (const [key, value] of Object.entries(child.properties)) draft.setProperty(path, key, value);
      if (!isCancelledForChildren(stored)) keepChildren(draft, child);
    } else draft.create(path, toJson(child));
  }
  names.slice(0, -1).forEach((_, at) => {
    const [path, next] = [names.at(-2 - at), names.at(-1 - at)];
    if (path !== undefined && next !== undefined) draft.order(childOf(shown.path, path), next);
  });
}

/** Drops what is stored of the descendants that the blueprint has, except what has left it by itself. */
function followWithin(draft: Draft, path: string, master: Resource): void {
  for (const [name, source] of master.children) {
    const at = childOf(path, name);
    const stored = draft.properties(at);
    if (!stored || isCancelled(stored)) continue;
    followWithin(draft, at, source);
    for (const key of Object.keys(stored))
      if (isOwnValue(draft, at, key)) draft.setProperty(at, key, undefined);
    const isEmpty = draft.childNames(at).length === 0 && ownNames(draft.properties(at)).length === 0;
    if (isEmpty) draft.remove(at);
  }
}

/** Whether a stored property is a value of the copy that nothing keeps there. */
const isOwnValue = (draft: Draft, path: string, name: string): boolean =>
  !/^(?:jcr:primaryType|sling:resourceType)$/.test(name) &&
  !isInheritanceState(name) &&
  !neverFollows(name) &&
  !ownNames(draft.properties(path)).includes(name);
