import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { text } from './properties';

const FALLBACKS = ['/conf/global', '/apps/conf', '/libs/conf'];

/**
 * A context-aware configuration: the node named after its class below `sling:configs` of the nearest `sling:configRef`
 * at or above the resource, else of the global configuration.
 */
export function contextAwareConfig(
  resource: Resource | undefined,
  name: string,
  context: Pick<ExportContext, 'tree'>,
): Resource | undefined {
  const roots: string[] = [];
  for (let node = resource; node; node = node.parent) {
    const own = text(node.properties, 'sling:configRef');
    const reference = own ?? text(node.children.get('jcr:content')?.properties ?? {}, 'sling:configRef');
    if (reference) roots.push(reference);
  }
  for (const root of [...roots, ...FALLBACKS]) {
    const config = context.tree.get(`${root}/sling:configs/${name}`);
    if (config) return config;
  }
  return undefined;
}
