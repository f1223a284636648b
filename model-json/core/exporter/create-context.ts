import { policyOf } from '../repository/policies';
import type { Resource, ResourceTree } from '../repository/Resource';
import type { ExportContext, Policy } from './Exporter';
import { coreExporters } from './exporters';
import { isDataLayerOn } from './shared/data-layer';
import { mapPath } from './shared/links/map-path';

/** Required options of a context; everything else has a default. */
export type ContextOptions = Partial<ExportContext> & {
  readonly tree: ResourceTree;
  readonly currentPage: Resource | undefined;
};

/**
 * Creates the context of an export. Defaults: a published page, no context path, a data layer if the page's configuration
 * has one, policies from the page's template, URLs mapped as by Sling without `/etc/map`, and the Core Components' exporters.
 */
export function createContext(options: ContextOptions): ExportContext {
  const { tree } = options;
  return {
    wcmMode: 'disabled',
    contextPath: '',
    dataLayer: isDataLayerOn(tree, options.currentPage),
    registry: coreExporters,
    map: mapPath,
    policy: remembered((resource) => policyOf(tree, resource)),
    ...options,
  };
}

// A model asks for its policy once per setting.
function remembered(
  policy: (resource: Resource) => Policy | undefined,
): (resource: Resource) => Policy | undefined {
  const known = new Map<Resource, Policy | undefined>();
  return (resource) => {
    if (!known.has(resource)) known.set(resource, policy(resource));
    return known.get(resource);
  };
}
