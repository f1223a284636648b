import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { assetId, descendant, getAsset, metadataValue } from '../shared/assets';
import { localeOf } from '../shared/locale/languages';
import { styleOf } from '../shared/component-model';
import { flag, text, trimmed } from '../shared/properties';
import { isDecorative } from './image-v1';

/** Texts of an image from v2 on: authored, or from the asset unless the author or the policy says otherwise. */
export interface ImageTexts {
  readonly alt: string | undefined;
  readonly title: string | undefined;
  readonly uuid: string | undefined;
}

/** Where an asset has its description in other languages, a property for each: `de`, `fr`. */
const DESCRIPTIONS = 'jcr:content/metadata/dc:descriptions';

/** What an asset shows, in the language of the page if it has that, else in its own words. */
function descriptionOf(asset: Resource, { currentPage }: ExportContext): string | undefined {
  const { language } = localeOf(currentPage);
  const local = descendant(asset, DESCRIPTIONS)?.properties ?? {};
  return text(local, language) || metadataValue(asset, 'dc:description') || metadataValue(asset, 'dc:title');
}

/** Alternative text, title and asset id (v2 ImageImpl). `hasPicture` is false if there is nothing to describe. */
export function imageTexts(image: Resource, context: ExportContext, hasPicture: boolean): ImageTexts {
  const { properties } = image;
  const style = styleOf(image, context);
  const asset = getAsset(context.tree, text(properties, 'fileReference'));
  const decorative = isDecorative(image, context);
  const authoredAlt = decorative && hasPicture ? undefined : text(properties, 'alt');
  const title = text(properties, 'jcr:title');
  if (!asset) return { alt: authoredAlt, title, uuid: undefined };
  const fromDam = (name: string) => flag(properties, name) ?? flag(style, name) ?? true;
  const described = descriptionOf(asset, context);
  return {
    alt: !decorative && fromDam('altValueFromDAM') ? (described ?? authoredAlt) : authoredAlt,
    title: fromDam('titleValueFromDAM') ? trimmed(metadataValue(asset, 'dc:title')) : title,
    uuid: (flag(style, 'uuidDisabled') ?? false) ? undefined : assetId(asset),
  };
}
