import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { localisationRoot } from '../shared/locale/localisation';
import { containingPage, templatePath } from '../shared/pages';
import { text } from '../shared/properties';

const FRAGMENTS = '/content/experience-fragments';

/**
 * The fragment's path with its language or live copy replaced by that of the current page. Fragments have no language
 * copies, so their root is assumed to be one level deeper than the site's.
 */
function localisedPath(variation: string, page: Resource, context: ExportContext): string | undefined {
  const root = localisationRoot(page, context);
  if (!root || !context.tree.get(root) || !context.tree.get(variation)) return undefined;
  const segments = variation.split('/').filter(Boolean);
  const rootDepth = root.split('/').filter(Boolean).length + 1;
  if (segments.length < rootDepth) return undefined;
  const relative = segments
    .slice(rootDepth)
    .map((segment) => `/${segment}`)
    .join('');
  return `${root.replace('/content', FRAGMENTS)}${relative}/jcr:content`;
}

/**
 * Path of the `jcr:content` that an experience fragment component shows (ExperienceFragmentDataImpl). Components in a
 * template follow the current page's language; those in a page show exactly what the author picked. Undefined if that
 * is not a variation.
 */
export function fragmentContentPath(resource: Resource, context: ExportContext): string | undefined {
  const { tree } = context;
  const page = context.currentPage ?? containingPage(resource);
  const variation = text(resource.properties, 'fragmentVariationPath');
  if (!variation?.startsWith('/')) return undefined;
  const template = templatePath(tree, page);
  const localised =
    page && template && resource.path.startsWith(template)
      ? localisedPath(variation, page, context)
      : undefined;
  const path = localised !== undefined && tree.get(localised) ? localised : `${variation}/jcr:content`;
  const content = tree.get(path);
  return content && text(content.properties, 'cq:xfVariantType') !== undefined ? path : undefined;
}
