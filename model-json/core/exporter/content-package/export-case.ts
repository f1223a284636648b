import type { Resource } from '../../repository/Resource';
import { createContext } from '../create-context';
import {
  WCM_MODES,
  type ClientLibrary,
  type ComponentDefinition,
  type ExportContext,
  type Model,
  type Properties,
  type Services,
} from '../Exporter';
import { exporterFor } from '../export-resource';
import { mapPath } from '../shared/links/map-path';
import { resourceTypeOf } from '../shared/properties';
import type { ContentTree } from './content-tree';
import type { ContentPackage, PackageLoader } from './load-package';
import { pathsIn, smartCropsIn } from './service-answers';

/** One entry of a conformance manifest: content, a resource in it, and the mocks of the original test. */
export interface ExportCase extends ContentPackage {
  readonly id: string;
  readonly component: string;
  readonly version: string;
  readonly resourceType: string;
  readonly path: string;
  readonly contextPath?: string;
  readonly effectiveCurrentPage?: string | null;
  readonly dataLayer?: boolean;
  readonly policies?: Readonly<Record<string, Properties>>;
  readonly style?: Properties;
  readonly componentResourceType?: string;
  readonly request?: 'bare';
  readonly requestParameters?: Readonly<Record<string, string>>;
  readonly wcmMode?: string;
  readonly ngdm?: { readonly enabled: boolean; readonly repositoryId: string };
  readonly mocks?: {
    readonly designPath?: string;
    readonly cssClassNames?: readonly string[];
    readonly clientLibraries?: Readonly<Record<string, ClientLibrary>>;
    readonly [service: string]: unknown;
  };
  readonly stubs?: {
    readonly formValues?: readonly string[];
    readonly queryResult?: readonly string[];
    readonly renderedParagraph?: string;
    readonly [service: string]: unknown;
  };
  readonly expected?: string;
  readonly hard?: boolean;
}

// The unit tests map one site to another path and resolve nothing else.
const mapOfTheTests = (path: string) => mapPath(path.replace(/^\/content\/site1\//, '/content/links/site1/'));

function servicesOf({ mocks, stubs }: ExportCase): Services {
  const { designPath: _design, clientLibraries, ...answers } = mocks ?? {};
  const paths = pathsIn({ ...stubs, ...answers });
  return {
    clientLibrary: (category) => clientLibraries?.[category],
    formValues: () => stubs?.formValues,
    search: () => paths,
    findFragments: () => stubs?.queryResult ?? paths,
    liveCopies: () => paths,
    liveCopyRoot: (page) => paths.find((path) => `${page}/`.startsWith(`${path}/`)),
    smartCrops: () => smartCropsIn(stubs) ?? smartCropsIn(answers),
    renderFragment: () => stubs?.renderedParagraph,
  };
}

/** Component definitions from `/apps` of the test's content, or the one that the test mocks. */
function componentIn(tree: ContentTree, resource: Resource, mocked: string | undefined) {
  return (candidate: Resource): ComponentDefinition | undefined => {
    if (mocked && candidate.path === resource.path) return { resourceType: mocked, properties: {} };
    const type = resourceTypeOf(candidate);
    const node = tree.get(`/apps/${type}`);
    return node && { resourceType: type, properties: node.properties };
  };
}

function contextOf(example: ExportCase, tree: ContentTree, resource: Resource): ExportContext {
  const { policies, style, ngdm, mocks } = example;
  const bare = example.request === 'bare';
  return createContext({
    tree,
    platform: 'mock',
    currentPage: example.effectiveCurrentPage ? tree.get(example.effectiveCurrentPage) : undefined,
    wcmMode: WCM_MODES.find((mode) => mode === example.wcmMode?.toLowerCase()) ?? 'disabled',
    contextPath: example.contextPath ?? '',
    dataLayer: example.dataLayer ?? false,
    vanityUrls: 'always',
    map: mapOfTheTests,
    policy: (candidate) => {
      const properties =
        (style && candidate.path === resource.path ? style : undefined) ??
        policies?.[resourceTypeOf(candidate)];
      return properties && { properties };
    },
    component: bare ? () => undefined : componentIn(tree, resource, example.componentResourceType),
    requestParameters: example.requestParameters ?? {},
    designPath: mocks?.designPath ?? '/etc/designs/default',
    cssClassNames: mocks?.cssClassNames ?? [],
    ...(ngdm?.enabled && { nextGenDynamicMedia: { repositoryId: ngdm.repositoryId } }),
    services: servicesOf(example),
  });
}

/**
 * The model JSON of a case.
 *
 * @throws Error if its content cannot be loaded, or the resource or its exporter is missing
 */
export function exportCase(example: ExportCase, loader: PackageLoader): Model {
  const tree = loader.load(example);
  const resource = tree.get(example.path);
  if (!resource) throw new Error(`${example.path}: no such resource in the content`);
  const context = contextOf(example, tree, resource);
  // The tests adapt to the model class of the component under test, whatever resource type the content has.
  const name = example.component.slice(example.component.lastIndexOf('/') + 1);
  const tested = `core/wcm/components/${example.component}/${example.version}/${name}`;
  const exporter = exporterFor(resource, context) ?? context.registry[tested];
  if (!exporter) throw new Error(`${example.path}: nothing exports ${resourceTypeOf(resource)}`);
  return exporter(resource, context);
}
