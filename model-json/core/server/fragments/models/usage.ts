import { LAUNCHES } from '../../../../../shared/addresses/launches';
import { descendant } from '../../../exporter/shared/assets';
import { text } from '../../../exporter/shared/properties';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import type { Resource, ResourceTree } from '../../../repository/Resource';

/** The fragments of each model, by its path: those in folders, and their copies in releases. */
export function fragmentsByModel(tree: ResourceTree): ReadonlyMap<string, readonly Resource[]> {
  const found = new Map<string, Resource[]>();
  const visit = (node: Resource): void => {
    if (node.properties['jcr:primaryType'] === 'dam:Asset') {
      const data = dataOf(node);
      const model = data && text(data.properties, 'cq:model');
      if (model === undefined) return;
      const known = found.get(model);
      if (known) known.push(node);
      else found.set(model, [node]);
      return;
    }
    for (const child of node.children.values()) if (child.name !== 'jcr:content') visit(child);
  };
  for (const path of [DAM_ROOT, LAUNCHES]) {
    const root = tree.get(path);
    if (root) visit(root);
  }
  return found;
}

/** How many fragments have a value of a property, in the master or a variation. Properties that none has are left out. */
export function countHeld(fragments: readonly Resource[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const fragment of fragments) {
    const variations = [...(dataOf(fragment)?.children.values() ?? [])];
    const names = new Set(variations.flatMap(({ properties }) => Object.keys(properties)));
    for (const name of names) if (!name.includes(':')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const dataOf = (fragment: Resource): Resource | undefined => descendant(fragment, 'jcr:content/data');
