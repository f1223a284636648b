import type { Resource } from '../../repository/Resource';
import type { ClientLibrary, ExportContext, Exporter, Model } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { linkKeys, type LinkStyle } from '../shared/list-items';
import { linksOf, linkTo } from '../shared/links';
import { containingPage } from '../shared/pages';
import { text } from '../shared/properties';
import { htmlPageItems } from './html-page-items';
import { pageJson } from './page-json';
import { pageModel } from './page-v1';

/** Where visitors get the resources of a client library: through the proxy if it allows that, else at its own path. */
function resourcesPath(library: ClientLibrary, context: ExportContext): string | undefined {
  const relative = /^\/(?:apps|libs)\/(.*)$/.exec(library.path)?.[1];
  if (library.allowProxy && relative !== undefined)
    return `${context.contextPath}/etc.clientlibs/${relative}/resources`;
  return library.allowProxy || context.tree.get(library.path) ? `${library.path}/resources` : undefined;
}

function appResourcesPath(resource: Resource, context: ExportContext): string | undefined {
  const category = text(styleOf(resource, context), 'appResourcesClientlib');
  const library = category ? context.services?.clientLibrary?.(category) : undefined;
  return library && resourcesPath(library, context);
}

function redirectTarget(resource: Resource, context: ExportContext, style: LinkStyle): Model | undefined {
  const target = text(resource.properties, 'cq:redirectTarget');
  if (!target) return undefined;
  const page = target.startsWith('/') ? containingPage(context.tree.get(target)) : undefined;
  const link = linkTo(page?.path, linksOf(resource, context));
  return { page: page && pageJson(page), ...linkKeys(style, link) };
}

/** The keys that v2 adds to v1. */
export const pageV2Keys = (resource: Resource, context: ExportContext, style: LinkStyle): Model => ({
  appResourcesPath: appResourcesPath(resource, context),
  htmlPageItems: htmlPageItems(resource, context),
  cssClassNames: (context.cssClassNames ?? []).join(' '),
  redirectTarget: redirectTarget(resource, context, style),
});

/** Page v2. */
export const pageV2: Exporter = (resource, context) =>
  pageModel(resource, context, pageV2Keys(resource, context, 'url'));
