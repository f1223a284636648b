import type { Draft } from '../../Draft';
import { InheritedError } from '../../errors';
import { isNode, type NodeJson } from '../../node-json';
import { isWithin, parentOf } from '../../path';
import type { Resource, Value } from '../../Resource';
import { isInherited, isInheritanceState } from '../merge-properties';
import { settleInheritance } from './settle-inheritance';

/** The content as it was before the change. */
interface Before {
  get(path: string): Resource | undefined;
  masterOf(path: string): Resource | undefined;
}

/** A draft in which nodes can leave their blueprint, and follow it again. */
export interface InheritingDraft {
  readonly draft: Draft;
  /**
   * Stores what a node that leaves its blueprint has shown so far, and drops what is inherited again.
   *
   * @throws InheritedError for a property or node that was written although it is inherited
   */
  settle(): void;
}

/**
 * As in AEM, a node leaves its blueprint by the mixin `cq:LiveSyncCancelled`, and a property by its name in
 * `cq:propertyInheritanceCancelled`. A copy stores only differences, so a node that is not stored is made for it.
 *
 * @param guarded the same draft, which refuses to change what is inherited
 */
export function inheritingDraft(draft: Draft, guarded: Draft, before: Before): InheritingDraft {
  /** Nodes whose inheritance the change sets. */
  const set = new Set<string>();
  const made = new Set<string>();
  const written = new Map<string, Set<string>>();

  const setProperty: Draft['setProperty'] = (path, name, ...value) => {
    if (!before.masterOf(path) || !draft.has(path)) return guarded.setProperty(path, name, ...value);
    draft.setProperty(path, name, ...value);
    if (isInheritanceState(name)) set.add(path);
    written.set(path, (written.get(path) ?? new Set()).add(name));
  };
  const create = (path: string, node: NodeJson): void => {
    const shown = before.masterOf(path) && before.get(path);
    if (!shown || draft.has(path) || !draft.has(parentOf(path))) return guarded.create(path, node);
    draft.create(path, skeletonOf(shown));
    made.add(path);
    for (const [name, member] of Object.entries(node)) {
      if (isNode(member)) create(`${path}/${name}`, member);
      else if (name !== 'jcr:primaryType') setProperty(path, name, member);
    }
  };
  return {
    draft: { ...guarded, setProperty, create },
    settle() {
      for (const path of set) {
        const [shown, master] = [before.get(path), before.masterOf(path)];
        if (shown && master && draft.has(path))
          settleInheritance(draft, shown, master, written.get(path) ?? new Set());
      }
      const isSet = (path: string) => [...set].some((one) => isWithin(path, one));
      for (const [path, names] of written)
        if (!isSet(path)) for (const name of names) refuseInherited(path, name);
      // Nodes on the way to one that has left its blueprint hold nothing themselves.
      for (const path of made)
        if (!isSet(path) && ![...set].some((one) => isWithin(one, path)))
          throw new InheritedError(path, before.masterOf(path)?.path ?? path);
    },
  };

  function refuseInherited(path: string, name: string): void {
    const master = before.masterOf(path);
    if (master && isInherited(name, draft.properties(path), master.properties))
      throw new InheritedError(`${path}/${name}`, master.path);
  }
}

/** A stored node that shows nothing of its own. */
function skeletonOf({ properties }: Resource): Record<string, Value> {
  const { 'jcr:primaryType': type = 'nt:unstructured', 'sling:resourceType': resourceType } = properties;
  return {
    'jcr:primaryType': type,
    ...(resourceType !== undefined && { 'sling:resourceType': resourceType }),
  };
}
