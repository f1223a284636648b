import type { PackageNode } from '../../model-json/core/filevault/assembling/PackageNode';

/** A node of a dialog after its super types have been merged into it. */
export interface DialogNode {
  readonly name: string;
  readonly properties: ReadonlyMap<string, readonly string[]>;
  readonly children: readonly DialogNode[];
}

/**
 * Merges a node with that of a super type, as Sling's resource merger does: `sling:hideResource`, `sling:hideProperties`,
 * `sling:hideChildren`, `sling:orderBefore`.
 *
 * @returns undefined if the upper node hides it
 */
export function mergeNodes(below: DialogNode | undefined, upper: PackageNode): DialogNode | undefined {
  if (upper.text('sling:hideResource') === 'true') return undefined;
  const hides = namesIn(upper, 'sling:hideProperties');
  const properties = new Map([...(below?.properties ?? [])].filter(([name]) => !hides(name)));
  for (const [name, { values }] of upper.properties)
    if (!name.startsWith('sling:hide') && name !== 'sling:orderBefore') properties.set(name, values);
  return { name: upper.name, properties, children: mergeChildren(below, upper) };
}

function mergeChildren(below: DialogNode | undefined, upper: PackageNode): DialogNode[] {
  const hides = namesIn(upper, 'sling:hideChildren');
  const children = (below?.children ?? []).filter(({ name }) => !hides(name));
  for (const child of upper.children.values()) {
    const at = children.findIndex(({ name }) => name === child.name);
    const merged = mergeNodes(children[at], child);
    const before = child.text('sling:orderBefore');
    if (at >= 0 && (!merged || before !== undefined)) children.splice(at, 1);
    if (!merged) continue;
    const place = children.findIndex(({ name }) => name === before);
    if (at >= 0 && before === undefined) children[at] = merged;
    else children.splice(place < 0 ? children.length : place, 0, merged);
  }
  return children;
}

/** Whether a property names something: by its name, or all by `*`. */
function namesIn(node: PackageNode, property: string): (name: string) => boolean {
  const names = node.properties.get(property)?.values ?? [];
  return (name) => names.includes('*') || names.includes(name);
}
