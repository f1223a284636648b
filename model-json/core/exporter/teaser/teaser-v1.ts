import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { componentOf, definitionProperty, exportResource } from '../export-resource';
import { ownerOf } from '../list/list-v2';
import { componentModel, styleOf } from '../shared/component-model';
import { heading } from '../shared/headings';
import { linkFrom, linkTo, targetAttribute, type Link } from '../shared/links/links';
import type { ItemOwner, LinkStyle } from '../shared/list-items';
import { displayTitle, getPage, pageDescription } from '../shared/pages';
import { flag, text } from '../shared/properties';
import { wrapResource, type Overrides } from '../shared/wrap-resource';
import { actionModel, teaserActions, type Action } from './teaser-actions';

/** The parts of the model that differ between versions of the teaser. */
export interface TeaserParts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly link: Link | undefined;
  readonly linkKeys: Model;
  readonly imagePath: string | undefined;
}

/** Settings that all versions read in the same way. */
export interface TeaserSettings {
  readonly owner: ItemOwner;
  readonly actionsEnabled: boolean;
  readonly actions: readonly Action[];
  readonly titleFromPage: boolean;
  readonly descriptionFromPage: boolean;
  readonly imageLinkHidden: boolean;
}

/** Reads a teaser's switches; `byDefault` is the default for those that v2 turns on and v1 turns off. */
export function teaserSettings(teaser: Resource, context: ExportContext, byDefault: boolean): TeaserSettings {
  const { properties } = teaser;
  const style = styleOf(teaser, context);
  const owner = ownerOf(teaser, context);
  const authored = flag(properties, 'actionsEnabled') ?? byDefault;
  const disabled = flag(style, 'actionsDisabled');
  const actionsEnabled = disabled === undefined ? authored : !disabled;
  return {
    owner,
    actionsEnabled,
    actions: actionsEnabled ? teaserActions(teaser, owner) : [],
    titleFromPage: flag(properties, 'titleFromPage') ?? byDefault,
    descriptionFromPage: flag(properties, 'descriptionFromPage') ?? byDefault,
    imageLinkHidden: flag(style, 'imageLinkHidden') ?? false,
  };
}

/** Plain text of a page property as HTML (com.day.text.Text.escapeXml, which leaves apostrophes). */
export const escapeXml = (value: string | undefined) =>
  value?.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? '&quot;');

/** The `src` of the teaser's picture, from the image component named by `imageDelegate`. */
export function delegatedImage(
  teaser: Resource,
  context: ExportContext,
  overrides: Overrides,
): string | undefined {
  const component = componentOf(teaser, context);
  const delegate = component && definitionProperty(component, 'imageDelegate', context);
  if (!delegate || context.delegating) return undefined;
  const properties = { 'jcr:title': undefined, 'jcr:description': undefined, ...overrides.properties };
  const image = wrapResource(teaser, { ...overrides, resourceType: delegate, properties });
  const src = exportResource(image, { ...context, delegating: true })?.src;
  return typeof src === 'string' ? src : undefined;
}

/** The keys that all versions share. */
export function teaserModel(
  teaser: Resource,
  context: ExportContext,
  settings: TeaserSettings,
  parts: TeaserParts,
  linkStyle: LinkStyle,
): Model {
  const { properties } = teaser;
  const style = styleOf(teaser, context);
  const hidden = (name: string) => flag(style, name) ?? false;
  const authoredType = flag(style, 'showTitleType') ? text(properties, 'titleType') : undefined;
  const title = hidden('titleHidden') ? undefined : parts.title;
  const description = hidden('descriptionHidden') ? undefined : parts.description;
  return componentModel(
    teaser,
    context,
    {
      pretitle: hidden('pretitleHidden') ? undefined : text(properties, 'pretitle'),
      title,
      description,
      titleType: heading(authoredType ?? text(style, 'titleType')),
      ...parts.linkKeys,
      actionsEnabled: settings.actionsEnabled,
      imageLinkHidden: settings.imageLinkHidden,
      titleLinkHidden: hidden('titleLinkHidden'),
      actions: settings.actions.map((action) => actionModel(action, settings.owner, linkStyle)),
      imagePath: parts.imagePath,
    },
    () => ({ 'dc:title': title, 'dc:description': description, 'xdm:linkURL': parts.link?.mappedUrl }),
  );
}

function hasImage(teaser: Resource, context: ExportContext): boolean {
  const reference = text(teaser.properties, 'fileReference');
  return (
    (reference !== undefined && context.tree.get(reference) !== undefined) || teaser.children.has('file')
  );
}

function linkOf(
  teaser: Resource,
  { owner, actionsEnabled, actions }: TeaserSettings,
  page: Resource | undefined,
) {
  if (page) return linkTo(page.path, owner, targetAttribute(text(teaser.properties, 'linkTarget')));
  if (!actionsEnabled) return linkFrom(teaser.properties, owner);
  return actions[0] && linkTo(actions[0].link.url, owner);
}

/** Teaser v1. */
export const teaserV1: Exporter = (teaser, context) => {
  const { properties } = teaser;
  const settings = teaserSettings(teaser, context, false);
  const [first] = settings.actions;
  const page = settings.actionsEnabled ? first?.page : getPage(context.tree, text(properties, 'linkURL'));
  const link = linkOf(teaser, settings, page);
  const hiddenLink = settings.imageLinkHidden ? { linkURL: undefined } : {};
  const parts = {
    title: settings.titleFromPage ? (displayTitle(page) ?? first?.title) : text(properties, 'jcr:title'),
    description: settings.descriptionFromPage
      ? escapeXml(pageDescription(page))
      : text(properties, 'jcr:description'),
    link,
    linkKeys: { linkURL: link?.url },
    imagePath: hasImage(teaser, context)
      ? delegatedImage(teaser, context, { properties: hiddenLink })
      : undefined,
  };
  return teaserModel(teaser, context, settings, parts, 'url');
};
