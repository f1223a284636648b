import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { linkFrom, linksOf } from '../shared/links/links';
import { contentOf, isPage, templatePath } from '../shared/pages';
import { flag, text } from '../shared/properties';
import { wrapResource } from '../shared/wrap-resource';

const FEATURED = 'cq:featuredimage';

const featuredImage = (page: Resource | undefined) => contentOf(page)?.children.get(FEATURED);

/** Whether a teaser's actions apply: the policy can turn them off. */
function actionsEnabled(image: Resource, context: ExportContext): boolean {
  const authored = flag(image.properties, 'actionsEnabled') ?? true;
  const disabled = flag(styleOf(image, context), 'actionsDisabled');
  return disabled === undefined ? authored : !disabled;
}

/**
 * The page whose picture an image without its own shows: the linked page, that of the first action, or the current one.
 */
function picturePage(image: Resource, context: ExportContext): Resource | undefined {
  const links = linksOf(image, context);
  const linked = (properties: Resource['properties'], name: string) => {
    const { target } = linkFrom(properties, links, name);
    return isPage(target) ? target : undefined;
  };
  if (text(image.properties, 'linkURL')) return linked(image.properties, 'linkURL');
  const [action] = image.children.get('actions')?.children.values() ?? [];
  if (action && actionsEnabled(image, context)) return linked(action.properties, 'link');
  const { currentPage, tree } = context;
  const template = templatePath(tree, currentPage);
  const belongs =
    currentPage && (image.path.startsWith(currentPage.path) || (template && image.path.startsWith(template)));
  return belongs ? currentPage : undefined;
}

/**
 * An image resource as v3 sees it (Utils.getWrappedImageResourceWithInheritance): without its own picture, or with
 * `imageFromPageImage`, it shows the featured image of a page, with its alternative text and focal point but not its
 * title.
 */
export function withInheritedImage(image: Resource, context: ExportContext): Resource {
  const { properties } = image;
  const hasPicture = Boolean(text(properties, 'fileReference')) || image.children.has('file');
  const fromPage = flag(properties, 'imageFromPageImage') ?? !hasPicture;
  if (!fromPage) return image;
  const inherited = featuredImage(picturePage(image, context));
  const altFromPage = flag(properties, 'altValueFromPageImage') ?? fromPage;
  const inheritedText = (name: string) => (inherited ? text(inherited.properties, name) : undefined);
  return wrapResource(image, {
    properties: {
      fileReference: inheritedText('fileReference'),
      focalPoint: inheritedText('focalPoint'),
      titleValueFromDAM: 'false',
      ...(altFromPage
        ? { alt: inheritedText('alt'), altValueFromDAM: inheritedText('altValueFromDAM') }
        : { altValueFromDAM: 'false' }),
    },
    children: { file: inherited?.children.get('file') },
  });
}
