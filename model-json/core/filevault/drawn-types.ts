import type { PackageNode } from './assembling/PackageNode';
import type { MigrationReport } from './MigrationReport';
import { superTypeOf } from './storing/component-definitions';

/**
 * Notes the resource types of components on pages that nothing here draws: neither itself nor a type that it extends.
 *
 * @param isDrawn whether there is an exporter for a resource type
 * @param storedSuperTypeOf the type that a component of the site extends
 */
export function noteUnknownTypes(
  content: PackageNode,
  tree: PackageNode,
  isDrawn: (type: string) => boolean,
  storedSuperTypeOf: (type: string) => string | undefined,
  report: MigrationReport,
): void {
  const known = new Map<string, boolean>();
  const isKnown = (type: string, chain: readonly string[] = []): boolean => {
    if (isDrawn(type)) return true;
    if (chain.includes(type)) return false;
    const component = tree.at(type.startsWith('/') ? type : `/apps/${type}`);
    const above = (component && superTypeOf(component)) ?? storedSuperTypeOf(type);
    return above !== undefined && isKnown(above, [...chain, type]);
  };
  for (const node of componentsOf(content)) {
    const type = node.text('sling:resourceType');
    if (type === undefined || type.startsWith(POLICIES)) continue;
    if (!known.has(type)) known.set(type, isKnown(type));
    if (!known.get(type)) report.noteUnknown(type, node.path);
  }
}

/** What a template says about policies is on pages, and drawn by nobody. */
const POLICIES = 'wcm/core/components/polic';

/** The nodes of pages' content. Dialogs of content fragment models are none. */
function* componentsOf(node: PackageNode, isOfPage = false): Generator<PackageNode> {
  if (isOfPage) yield node;
  for (const child of node.children.values())
    yield* componentsOf(child, isOfPage || (child.name === 'jcr:content' && node.type === 'cq:Page'));
}
