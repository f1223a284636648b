import type { Resource } from '../../repository/Resource';
import type { ClientLibrary, ExportContext, Exporter, Model } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { linkKeys, type LinkStyle } from '../shared/list-items';
import { linkFrom, linksOf, linkTo } from '../shared/links/links';
import { containingPage, isPage } from '../shared/pages';
import { text } from '../shared/properties';
import { htmlPageItems } from './html-page-items';
import { pageJson } from './page-json';
import { pageModel } from './page-v1';

const REDIRECT = 'cq:redirectTarget';

/** The public path of a client library's resources: through the proxy if allowed, else its own path. */
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

/**
 * The target of the page's redirect (RedirectItemImpl): the page at the end of a chain of redirects, or any URL with
 * the link attributes of the page.
 */
function redirectTarget(resource: Resource, context: ExportContext, style: LinkStyle): Model | undefined {
  const target = text(resource.properties, REDIRECT);
  if (!target) return undefined;
  const links = linksOf(resource, context);
  const page = target.startsWith('/') ? containingPage(context.tree.get(target)) : undefined;
  const link = page ? linkTo(page.path, links) : linkFrom(resource.properties, links, REDIRECT);
  const end = isPage(link.target) ? link.target : page;
  return { page: end && pageJson(end), ...linkKeys(style, link) };
}

/** The keys that v2 adds to v1. */
export const pageV2Keys = (resource: Resource, context: ExportContext, style: LinkStyle): Model => ({
  appResourcesPath: appResourcesPath(resource, context),
  htmlPageItems: htmlPageItems(resource, context),
  cssClassNames: (context.cssClassNames ?? []).join(' '),
  mainContentSelector: text(styleOf(resource, context), 'mainContentSelector'),
  redirectTarget: redirectTarget(resource, context, style),
});

/** Page v2. */
export const pageV2: Exporter = (resource, context) =>
  pageModel(resource, context, pageV2Keys(resource, context, 'url'));
