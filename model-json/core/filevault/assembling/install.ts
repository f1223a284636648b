import { childOf } from '../../repository/path';
import type { MigrationReport } from '../MigrationReport';
import type { FilterRoot } from './filter';
import type { PackageNode } from './PackageNode';

/**
 * Installs what a package contains into a tree that packages before it have filled: only what its filter names, in the
 * mode that it says.
 */
export function install(
  tree: PackageNode,
  content: PackageNode,
  filters: readonly FilterRoot[],
  report: MigrationReport,
): void {
  for (const filter of filters) {
    const source = content.at(filter.root);
    if (!source) continue;
    const steps = filter.root.split('/').filter(Boolean);
    const target = steps.reduce((node, name) => node.child(name), tree);
    if (filter.mode === 'replace') clear(target, filter);
    installNode(target, source, filter, report);
  }
  for (const node of content.all()) {
    if (
      node.isNamed &&
      !filters.some((filter) => filter.containsNode(node.path)) &&
      !leadsTo(node.path, filters)
    )
      report.leaveOut('outside the filter of its package', node.path);
  }
}

/** Removes what the filter covers; a node that leads to something else stays. */
function clear(node: PackageNode, filter: FilterRoot): boolean {
  for (const [name, child] of node.children) {
    if (clear(child, filter)) node.children.delete(name);
  }
  if (!filter.containsNode(node.path)) return false;
  node.properties.clear();
  node.bytes.clear();
  node.isNamed = false;
  return node.children.size === 0;
}

function installNode(
  target: PackageNode,
  source: PackageNode,
  filter: FilterRoot,
  report: MigrationReport,
): void {
  const isCovered = filter.containsNode(source.path);
  const isThere = target.isNamed;
  if (isCovered && source.isNamed) {
    target.isNamed = true;
    for (const [name, value] of source.properties) {
      if (filter.mode === 'merge' && isThere) continue;
      if (filter.containsProperty(childOf(source.path, name))) target.properties.set(name, value);
      else report.leaveOut('outside the filter of its package', childOf(source.path, name));
    }
    if (filter.mode !== 'merge' || !isThere)
      for (const [name, bytes] of source.bytes) target.bytes.set(name, bytes);
  } else if (!isThere && source.properties.has('jcr:primaryType')) target.setType(source.type);
  for (const child of source.children.values()) {
    if (hasCovered(child, filter)) installNode(target.child(child.name), child, filter, report);
  }
}

/** Whether the filter covers a node or anything below it. */
const hasCovered = (node: PackageNode, filter: FilterRoot): boolean =>
  (node.isNamed && filter.containsNode(node.path)) ||
  [...node.children.values()].some((child) => hasCovered(child, filter));

const leadsTo = (path: string, filters: readonly FilterRoot[]): boolean =>
  filters.some(({ root }) => root === path || root.startsWith(path === '/' ? path : `${path}/`));
