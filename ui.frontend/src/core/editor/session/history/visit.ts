import { isNode, type ContentNode } from '../../sling/content-node';
import type { Action } from '../saving/action';
import type { Guarded } from '../guard';

type Write = Extract<Action, { kind: 'write' }>;

interface Step {
  readonly forward: readonly Guarded[];
  readonly backward: readonly Guarded[];
}

/** One step for two that belong to the same visit of a field: undone at once, to what was there before both. */
export const oneStep = <S extends Step>(first: Step, second: S): S => ({
  ...second,
  forward: compact([...first.forward, ...second.forward]),
  backward: compact([...second.backward, ...first.backward]),
});

/** The same actions in order, with neighbours that write to the same component as one. */
export const compact = (guards: readonly Guarded[]): readonly Guarded[] =>
  guards.reduce<readonly Guarded[]>((all, guard) => {
    const last = all.at(-1);
    const both = last && oneWrite(last, guard);
    return both ? [...all.slice(0, -1), both] : [...all, guard];
  }, []);

/** Both writes in one; undefined if that is not possible. */
function oneWrite(first: Guarded, second: Guarded): Guarded | undefined {
  const [a, b] = [first.action, second.action];
  if (a.kind !== 'write' || b.kind !== 'write' || a.path !== b.path || a.order || b.order) return undefined;
  const action: Write = {
    ...b,
    properties: { ...a.properties, ...b.properties },
    children: { ...a.children, ...b.children },
  };
  return { action, seen: seenBefore(first, a, second) };
}

/** What the author saw before both: what the first one writes as before that, everything else as before the second. */
function seenBefore(first: Guarded, { properties, children }: Write, second: Guarded): ContentNode {
  const names = new Set([...Object.keys(properties), ...Object.keys(children)]);
  const pick = (node: ContentNode | undefined, isFirst: boolean) =>
    Object.entries(node ?? {}).filter(([name]) => names.has(name) === isFirst);
  const members = [...pick(second.seen, false), ...pick(first.seen, true)];
  // As in any node, properties come before children.
  return Object.fromEntries([
    ...members.filter(([, value]) => !isNode(value)),
    ...members.filter(([, value]) => isNode(value)),
  ]);
}
