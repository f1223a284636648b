import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { resourceTypeOf } from './properties';
import { bareRecord } from '../../../../shared/checked/bare-record';

const CONFIGURATION = new Set(['cq:responsive', 'cq:LiveSyncConfig', 'cq:annotations']);
const GHOST = 'wcm/msm/components/ghost';

/** Child resources that models see (SlingModelFilter): no configuration nodes, and ghosts only in the editor. */
export function filteredChildren(resource: Resource, context: ExportContext): Resource[] {
  const children: Resource[] = [];
  for (const child of resource.children.values()) {
    if (CONFIGURATION.has(child.name)) continue;
    if (context.wcmMode !== 'edit' && resourceTypeOf(child) === GHOST) continue;
    children.push(child);
  }
  return children;
}

/** Models by name, in resource order; resources without a model are left out. */
export function itemsOf(
  children: Iterable<Resource>,
  exportChild: (child: Resource) => Model | undefined,
): { ':items': Model; ':itemsOrder': string[] } {
  // without a prototype, so that any node name is safe
  const items: Model = bareRecord();
  const order: string[] = [];
  for (const child of children) {
    const model = exportChild(child);
    if (!model) continue;
    items[child.name] = model;
    order.push(child.name);
  }
  return { ':items': items, ':itemsOrder': order };
}
