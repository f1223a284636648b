import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { resourceTypeOf } from './properties';

const CONFIGURATION = new Set(['cq:responsive', 'cq:LiveSyncConfig', 'cq:annotations']);
const GHOST = 'wcm/msm/components/ghost';

/** Child resources that models look at (SlingModelFilter): no configuration nodes, ghosts only for the editor. */
export function filteredChildren(resource: Resource, context: ExportContext): Resource[] {
  const children: Resource[] = [];
  for (const child of resource.children.values()) {
    if (CONFIGURATION.has(child.name)) continue;
    if (context.wcmMode !== 'edit' && resourceTypeOf(child) === GHOST) continue;
    children.push(child);
  }
  return children;
}

/** Models by name, in the order of the resources; what has no model is left out. */
export function itemsOf(
  children: Iterable<Resource>,
  exportChild: (child: Resource) => Model | undefined,
): { ':items': Model; ':itemsOrder': string[] } {
  // without a prototype, so that a node may be called anything
  const items = Object.create(null) as Model;
  const order: string[] = [];
  for (const child of children) {
    const model = exportChild(child);
    if (!model) continue;
    items[child.name] = model;
    order.push(child.name);
  }
  return { ':items': items, ':itemsOrder': order };
}
