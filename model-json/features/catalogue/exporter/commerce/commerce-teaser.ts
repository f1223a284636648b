import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { languageRoot, localeOf } from '../../../../core/exporter/shared/locale/languages';
import { flag, text } from '../../../../core/exporter/shared/properties';
import { wrapResource } from '../../../../core/exporter/shared/wrap-resource';
import { assetPicture } from '../../../../core/exporter/site/media/asset-picture';
import { featuredPicture } from '../../../../core/exporter/site/media/picture';
import { teaser } from '../../../../core/exporter/site/teaser';
import { catalogueOf } from '../../products/catalogue-of';
import { familyNamed } from '../../products/families';
import { tagName } from '../../../../core/exporter/shared/tags';
import { listed, type Product } from '../../products/Product';
import { productName } from '../../products/product-card';
import { elementTexts } from '../../../../core/exporter/shared/fragment-elements';

/**
 * A teaser whose actions lead to products and families, by order number and tag: links stay valid when a page moves.
 * Whatever the author leaves empty (an action's text, the picture) comes from them.
 */
export const commerceTeaser: Exporter = (resource, context) => {
  const actions = resource.children.get('actions');
  if (!actions) return teaser(resource, context);
  const leads = [...actions.children.values()]
    .map((action) => leadOf(action, context))
    .filter(({ action }) => saysSomething(action));
  const children = new Map(leads.map(({ action }) => [action.name, action]));
  const image = leads[0] && pictureOf(resource, leads[0], context);
  const shown = teaser(
    wrapResource(resource, {
      properties: leads[0]?.isOfCatalogue ? { imageFromPageImage: false } : {},
      children: { actions: { ...actions, children } },
    }),
    context,
  );
  return image ? { ...shown, image } : shown;
};

/** The target of an action. */
interface Lead {
  /** With the page's address and title. */
  readonly action: Resource;
  readonly isOfCatalogue: boolean;
  readonly product: Product | undefined;
  /** The page that shows the product or family. */
  readonly page: Resource | undefined;
}

/** A product that is no longer in the catalogue must not leave a button without text. */
const saysSomething = ({ properties }: Resource): boolean =>
  Boolean(text(properties, 'text') || text(properties, 'link'));

function leadOf(action: Resource, context: ExportContext): Lead {
  const { properties } = action;
  const catalogue = catalogueOf(context);
  const root = languageRoot(context.currentPage);
  const locale = localeOf(context.currentPage);
  const product = catalogue.find(text(properties, 'productSku'));
  const family = product ? undefined : familyNamed(properties, 'categoryId');
  if (!product && !family) return { action, isOfCatalogue: false, product, page: undefined };
  const page = product ? catalogue.pageOf(product, root) : catalogue.pageOfFamily(family ?? '', root);
  const name = product ? productName(product, locale) : tagName(context, family, locale);
  const words = text(properties, 'text') || name;
  return {
    action: wrapResource(action, { properties: { link: page?.path, text: words } }),
    isOfCatalogue: true,
    product,
    page,
  };
}

/**
 * For a teaser without a picture of its own: the product's first, else that of its page or of the family's. Each at the
 * address where it is stored: the teaser stores neither, so nothing exists at an address of the teaser's.
 */
function pictureOf(
  { properties, children }: Resource,
  { product, page }: Lead,
  context: ExportContext,
): Model | undefined {
  const isOfPage = flag(properties, 'imageFromPageImage');
  const hasOwn = properties.fileReference !== undefined || children.has('file');
  if (hasOwn && isOfPage !== true) return undefined;
  const [path] = product && isOfPage !== true ? listed(product, 'gallery') : [];
  const alt = product && elementTexts(product.fragment, 'galleryAlt', localeOf(context.currentPage))[0];
  const ofProduct = assetPicture(path, alt ?? '', context);
  return ofProduct ?? (page && isOfPage !== false ? featuredPicture(page, context) : undefined);
}
