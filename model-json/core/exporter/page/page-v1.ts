import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { exportChildren } from '../export-resource';
import { filteredChildren } from '../shared/children';
import { componentModel } from '../shared/component-model';
import { dataLayerDate, date } from '../shared/locale/dates';
import { languageTag, localeOf } from '../shared/locale/languages';
import { linksOf, linkTo } from '../shared/links/links';
import { contentOf, depthOf, pageProperties, templatePath } from '../shared/pages';
import { flag, isBlank, text } from '../shared/properties';
import { tagTitles } from '../shared/tags';
import { templatedResource } from './template-structure';

const AEM_DESIGN = '/libs/settings/wcm/designs/default';
const UNSTYLED_DESIGN = '/etc/designs/default';

/** An inherited page property: the nearest page with `<name>_override` decides (Utils.getInheritedValue). */
export function inheritedValue(page: Resource | undefined, name: string): string {
  for (let node = page; node && contentOf(node) && depthOf(node) > 1; node = node.parent) {
    if (flag(pageProperties(node), `${name}_override`)) return text(pageProperties(node), name) ?? '';
  }
  return '';
}

function designPathOf(context: ExportContext): string | undefined {
  const design = context.designPath ?? (context.platform === 'mock' ? undefined : AEM_DESIGN);
  return design === UNSTYLED_DESIGN ? undefined : design;
}

function templateName(content: Resource): string | undefined {
  const template = text(content.properties, 'cq:template') ?? '';
  const slash = template.lastIndexOf('/');
  return slash > 0 ? template.slice(slash + 1) : undefined;
}

/** The keys of page v1; `extra` adds the keys of later versions. */
export function pageModel(resource: Resource, context: ExportContext, extra: Model = {}): Model {
  const page = context.currentPage ?? resource.parent;
  const { properties } = resource;
  const own = text(properties, 'jcr:title');
  const title = isBlank(own) ? page?.name : own;
  const description = text(properties, 'jcr:description');
  const designPath = designPathOf(context);
  const staticCss = designPath && `${designPath}/static.css`;
  const language = languageTag(localeOf(page));
  const content = templatedResource(resource, context);
  return componentModel(
    resource,
    context,
    {
      designPath,
      staticDesignPath: staticCss && context.tree.get(staticCss) ? staticCss : undefined,
      title,
      description,
      brandSlug: inheritedValue(page, 'brandSlug'),
      lastModifiedDate: date(properties, 'cq:lastModified'),
      templateName: templateName(resource),
      language,
      ...extra,
      ...exportChildren(filteredChildren(content, context), context),
    },
    () => ({
      'repo:modifyDate': dataLayerDate(
        date(properties, 'cq:lastModified') ?? date(properties, 'jcr:created'),
      ),
      'dc:title': title,
      'dc:description': description,
      'xdm:template': templatePath(context.tree, page),
      'xdm:language': language,
      'xdm:tags': tagTitles(context.tree, properties, localeOf(page)),
      'repo:path': page && linkTo(page.path, linksOf(resource, context)).url,
    }),
  );
}

/** Page v1. */
export const pageV1: Exporter = (resource, context) => pageModel(resource, context);
