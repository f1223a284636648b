import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext, Model } from '../../../core/exporter/Exporter';
import { itemId } from '../../../core/exporter/shared/ids';
import { languageRoot } from '../../../core/exporter/shared/locale/languages';
import { linkJson, linkTo, targetAttribute } from '../../../core/exporter/shared/links/links';
import { pageDescription } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { assetPicture } from '../../../core/exporter/site/media/asset-picture';
import { featuredPicture } from '../../../core/exporter/site/media/picture';
import { catalogueOf } from './catalogue-of';
import { familyNamed } from './families';
import { tagsBelow, tagName } from '../../../core/exporter/shared/tags';
import { listed } from './Product';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { elementTexts } from '../../../core/exporter/shared/fragment-elements';

/** A family that an author listed, and its picture. */
interface NamedFamily {
  readonly family: string;
  readonly asset: string | undefined;
}

/** The families of a component: those that its author listed, else those below one (`category`). */
export function namedFamilies(resource: Resource, context: ExportContext): NamedFamily[] {
  const named = [...(resource.children.get('items')?.children.values() ?? [])].flatMap(({ properties }) => {
    const family = familyNamed(properties);
    return family ? [{ family, asset: text(properties, 'asset') || undefined }] : [];
  });
  if (named.length > 0) return named;
  const parent = familyNamed(resource.properties);
  return parent ? tagsBelow(context, parent).map((family) => ({ family, asset: undefined })) : [];
}

/**
 * A family as a card: its name, its number of products, a picture, a link to its page. A family without a picture of its own
 * shows that of its page, else of its first product.
 *
 * @returns undefined for a missing tag
 */
export function categoryCard(
  { family, asset }: NamedFamily,
  shop: ComponentOwner,
  target?: string,
): Model | undefined {
  const { context, locale } = shop;
  const title = tagName(context, family, locale);
  if (title === undefined) return undefined;
  const catalogue = catalogueOf(context);
  const page = catalogue.pageOfFamily(family, languageRoot(context.currentPage));
  const products = catalogue.inFamily(family);
  const firstPicture = () => {
    for (const product of products) {
      const [path] = listed(product, 'gallery');
      const alt = elementTexts(product.fragment, 'galleryAlt', locale)[0] ?? '';
      const found = assetPicture(path, alt, context);
      if (found) return found;
    }
    return undefined;
  };
  return {
    id: itemId(shop.id, family),
    title,
    familyId: family,
    description: page && pageDescription(page),
    products: products.length,
    image: assetPicture(asset, '', context) ?? (page && featuredPicture(page, context)) ?? firstPicture(),
    link: page && linkJson(linkTo(page.path, shop, targetAttribute(target))),
  };
}
