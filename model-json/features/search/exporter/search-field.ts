import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext, Exporter, Model } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { linkTo, linksOf } from '../../../core/exporter/shared/links/links';
import { localPage } from '../../../core/exporter/shared/locale/localisation';
import { integer, text } from '../../../core/exporter/shared/properties';
import { ownPicture } from '../../../core/exporter/site/media/picture';
import { servlet } from '../../../../shared/addresses/app';

/** The address for suggestions. */
const SUGGEST = servlet('suggest');

/** The search box: the settings of its field. */
export const searchBox: Exporter = (resource, context) =>
  componentModel(resource, context, fieldSettings(resource, context));

/** The search banner: a field with text, a background and popular searches. */
export const searchBanner: Exporter = (resource, context) => {
  const { properties } = resource;
  const field = fieldSettings(resource, context);
  const image = resource.children.get('image');
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    titleType: text(properties, 'titleType'),
    description: text(properties, 'jcr:description'),
    background: text(properties, 'background'),
    image: image && ownPicture(image, context),
    popular: popularSearches(resource, context, field.action),
    ...field,
  });
};

function fieldSettings(resource: Resource, context: ExportContext) {
  const { properties } = resource;
  return {
    action: resultsAddress(resource, context),
    suggest: `${context.contextPath}${SUGGEST}`,
    minLength: integer(properties, 'minLength'),
    maxItems: integer(properties, 'maxItems'),
    recent: integer(properties, 'recent'),
    placeholder: text(properties, 'placeholder'),
  };
}

/**
 * The results page in the language of the page that contains the field. A deleted page has no address.
 */
function resultsAddress(resource: Resource, context: ExportContext): string | undefined {
  const authored = text(resource.properties, 'resultsPage');
  const page = localPage(authored, context);
  if (!page && authored?.startsWith('/content/') && !context.tree.get(authored)) return undefined;
  return linkTo(page?.path ?? authored, linksOf(resource, context)).mappedUrl;
}

/** Terms link to their results, or to a page of their own. */
function popularSearches(
  resource: Resource,
  context: ExportContext,
  action: string | undefined,
): Model[] | undefined {
  const owner = linksOf(resource, context);
  const nodes = [...(resource.children.get('popular')?.children.values() ?? [])];
  const entries = nodes.flatMap(({ properties }) => {
    const words = text(properties, 'text');
    const link = linkTo(text(properties, 'link'), owner).mappedUrl;
    if (!words) return [];
    if (link) return { text: words, url: link };
    // Typesetters use a hard space between a number and its unit; visitors do not.
    const q = words.replaceAll('\u00a0', ' ');
    return action ? { text: words, url: `${action}?${new URLSearchParams({ q })}`, q } : [];
  });
  return entries.length > 0 ? entries : undefined;
}
