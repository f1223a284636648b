import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { getPage, pageProperties } from '../shared/pages';
import type { CropRatio } from '../../../../shared/models/crop';
import { flag, integer, text } from '../shared/properties';
import { wrapResource } from '../shared/wrap-resource';
import { teaserV2 } from '../teaser/teaser-v2';
import { picture } from './media/picture';
import { teaserVideo } from './media/teaser-video';

/** The ratio in which a kind of teaser shows its picture, where it is as wide as its text. A hero's fills the window. */
export const teaserFrame = (typeVariant: string): CropRatio | undefined =>
  typeVariant === 'hero' ? undefined : '3:2';

/** Teaser v2 with its kind, its full picture, and the data its kinds need. */
export const teaser: Exporter = (resource, context) => {
  const { properties } = resource;
  const typeVariant = text(properties, 'typeVariant') ?? 'feature';
  return {
    ...teaserV2(authored(resource), context),
    image: picture(resource, context, teaserFrame(typeVariant)),
    video: teaserVideo(resource, context),
    typeVariant,
    date: text(properties, 'date') ?? dateOfPage(resource, context),
    lineClamp: integer(properties, 'lineClamp'),
    alignContent: text(properties, 'alignContent') ?? 'start',
    useIconButton: flag(properties, 'useIconButton') ?? false,
  } satisfies Model;
};

/**
 * Core Components take title and description from the linked page unless a switch is off. The dialog always writes the
 * switch; without it, authored text wins.
 */
function authored(resource: Resource): Resource {
  const { properties } = resource;
  const own = (name: string, from: string) =>
    properties[from] ?? (properties[name] === undefined ? undefined : false);
  return wrapResource(resource, {
    properties: {
      titleFromPage: own('jcr:title', 'titleFromPage'),
      descriptionFromPage: own('jcr:description', 'descriptionFromPage'),
    },
  });
}

/** News are as old as the article they lead to. */
function dateOfPage({ properties }: Resource, { tree }: ExportContext): string | undefined {
  if (!text(properties, 'typeVariant')?.startsWith('news')) return undefined;
  return text(pageProperties(getPage(tree, text(properties, 'linkURL'))), 'date');
}
