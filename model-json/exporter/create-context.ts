import type { Resource, ResourceTree } from '../repository/Resource';
import type { ExportContext } from './Exporter';
import { coreExporters } from './exporters';
import { policyOf } from './policies/policy-of';
import { mapPath } from './shared/map-path';

/** What a context must be told; everything else has a default. */
export type ContextOptions = Partial<ExportContext> & {
  readonly tree: ResourceTree;
  readonly currentPage: Resource | undefined;
};

/**
 * The context of an export: a published page, no context path, no data layer, policies from the page's template, URLs
 * mapped as Sling does without `/etc/map`, and the Core Components' exporters, unless the options say otherwise.
 */
export function createContext(options: ContextOptions): ExportContext {
  const { tree, currentPage } = options;
  return {
    wcmMode: 'disabled',
    contextPath: '',
    dataLayer: false,
    registry: coreExporters,
    map: mapPath,
    policy: (resource) => policyOf(tree, resource, currentPage),
    ...options,
  };
}
