import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { ownerOf } from '../list/list-v2';
import { componentModel, styleOf } from '../shared/component-model';
import { linkKeys, pageItem, type LinkStyle } from '../shared/list-items';
import { contentOf, depthOf, isHidden, isPage } from '../shared/pages';
import { flag, integer } from '../shared/properties';

const START_LEVEL = 2;

/** The pages from an absolute level down to the current one. */
function trail(currentPage: Resource, startLevel: number): Resource[] {
  const pages: Resource[] = [];
  for (let node: Resource | undefined = currentPage; node; node = node.parent) {
    if (isPage(node) && contentOf(node) && depthOf(node) > startLevel) pages.unshift(node);
  }
  return pages;
}

function breadcrumbItems(resource: Resource, context: ExportContext, style: LinkStyle): Model[] {
  const { properties } = resource;
  const policy = styleOf(resource, context);
  const { currentPage } = context;
  const startLevel = integer(properties, 'startLevel') ?? integer(policy, 'startLevel') ?? START_LEVEL;
  const showHidden = flag(properties, 'showHidden') ?? flag(policy, 'showHidden') ?? false;
  const hideCurrent = flag(properties, 'hideCurrent') ?? flag(policy, 'hideCurrent') ?? false;
  if (!currentPage) return [];
  const owner = ownerOf(resource, context);
  return trail(currentPage, startLevel)
    .filter((page) => !(hideCurrent && page === currentPage) && (showHidden || !isHidden(page)))
    .map((page) => {
      const item = pageItem(page, owner);
      const active = page === currentPage;
      return { ...item.common, ...linkKeys(style, item.link), title: item.title, active, current: active };
    });
}

/** The exporter of a version; versions differ in how they show links. */
export const breadcrumb =
  (style: LinkStyle): Exporter =>
  (resource, context) =>
    componentModel(resource, context, { items: breadcrumbItems(resource, context, style) });

/** Breadcrumb v1 and v2 (v1 BreadcrumbImpl serves both). */
export const breadcrumbV1: Exporter = breadcrumb('url');
