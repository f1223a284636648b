import type { PackageNode } from '../../model-json/core/filevault/assembling/PackageNode';
import { mergeNodes, type DialogNode } from './merge-nodes';

/** The dialog of a component, merged with those of its super types; undefined if none has one. */
export function mergedDialog(type: string, tree: PackageNode): DialogNode | undefined {
  const layers: PackageNode[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = type; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const component: PackageNode | undefined = nodeAt(at, tree);
    const dialog = component?.children.get('cq:dialog');
    if (dialog) layers.unshift(dialog);
    at = component?.text('sling:resourceSuperType');
  }
  return layers.reduce<DialogNode | undefined>(mergeNodes, undefined);
}

/** A node by its path or resource type, in the applications or in what they overlay. */
export function nodeAt(path: string, tree: PackageNode): PackageNode | undefined {
  const relative = path.replace(/^\/(?:mnt\/overlay|apps|libs)\//, '');
  return tree.at(`/apps/${relative}`) ?? tree.at(`/libs/${relative}`);
}
