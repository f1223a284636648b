import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter } from '../Exporter';
import { isRemoteReference } from '../image/next-generation-dynamic-media';
import { withInheritedImage } from '../image/inherited-image';
import { linkFrom, linkJson } from '../shared/links/links';
import { displayTitle, getPage, pageDescription } from '../shared/pages';
import { text } from '../shared/properties';
import { delegatedImage, escapeXml, teaserModel, teaserSettings, type TeaserSettings } from './teaser-v1';

/**
 * The page that provides a teaser's title, text and picture: the linked one, the first action's, else the current one.
 */
function targetPage(
  teaser: Resource,
  context: ExportContext,
  settings: TeaserSettings,
): Resource | undefined {
  const linked = text(teaser.properties, 'linkURL');
  if (linked) return getPage(context.tree, linked);
  const [action] = settings.actions;
  return action ? action.page : context.currentPage;
}

function hasImage(teaser: Resource, context: ExportContext): boolean {
  const image = withInheritedImage(teaser, context);
  const reference = text(image.properties, 'fileReference');
  if (isRemoteReference(reference)) return true;
  return (reference !== undefined && context.tree.get(reference) !== undefined) || image.children.has('file');
}

function imagePath(
  teaser: Resource,
  context: ExportContext,
  settings: TeaserSettings,
  page: Resource | undefined,
  title: string | undefined,
): string | undefined {
  if (!hasImage(teaser, context)) return undefined;
  const linked = title || settings.actions.length > 0 ? { imageLinkHidden: 'true' } : {};
  const linkURL = settings.imageLinkHidden ? undefined : page?.path;
  const actionsEnabled = String(settings.actionsEnabled);
  return delegatedImage(teaser, context, { properties: { ...linked, linkURL, actionsEnabled } });
}

/** Teaser v2: title, description and picture come from the target page unless authors say otherwise. */
export const teaserV2: Exporter = (teaser, context) => {
  const { properties } = teaser;
  const settings = teaserSettings(teaser, context, true);
  const page = targetPage(teaser, context, settings);
  const link = linkFrom(properties, settings.owner);
  const title = settings.titleFromPage
    ? (displayTitle(page) ?? settings.actions[0]?.title ?? displayTitle(context.currentPage))
    : text(properties, 'jcr:title');
  const description = settings.descriptionFromPage
    ? escapeXml(pageDescription(page ?? context.currentPage))
    : text(properties, 'jcr:description');
  const parts = {
    title,
    description,
    link,
    linkKeys: { link: linkJson(link) },
    imagePath: imagePath(teaser, context, settings, page, title),
  };
  return teaserModel(teaser, context, settings, parts, 'link');
};
