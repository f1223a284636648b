import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../../Exporter';
import { languageRoot, localeOf } from '../../shared/languages';
import { text } from '../../shared/properties';
import { wrapResource } from '../../shared/wrap-resource';
import { assetPicture } from '../asset-picture';
import { teaser } from '../teaser';
import { catalogueOf } from './catalogue-of';
import { familyNamed, tagName } from './families';
import { listed, type Product } from './Product';
import { productName } from './product-card';
import { elementTexts } from './product-fragment';

/**
 * A teaser whose actions lead to products and families, by order number and tag: the link follows when a page moves.
 * What the author does not say (words of an action, picture) comes from them.
 */
export const commerceTeaser: Exporter = (resource, context) => {
  const actions = resource.children.get('actions');
  if (!actions) return teaser(resource, context);
  const shownActions = [...actions.children]
    .map(([name, action]) => [name, resolved(action, context)] as const)
    .filter(([, action]) => saysSomething(action));
  const [first] = actions.children.values();
  const picture = first && pictureOf(resource, productOf(first, context), context);
  const shown = teaser(
    wrapResource(resource, {
      properties: picture ? { imageFromPageImage: false } : {},
      children: { actions: { ...actions, children: new Map(shownActions) } },
    }),
    context,
  );
  return picture ? { ...shown, image: picture } : shown;
};

const productOf = ({ properties }: Resource, context: ExportContext): Product | undefined =>
  catalogueOf(context).find(text(properties, 'productSku'));

/** A product that is no longer in the catalogue leaves no button without words. */
const saysSomething = ({ properties }: Resource): boolean =>
  Boolean(text(properties, 'text') || text(properties, 'link'));

/** An action with the address of the page that shows its product or family. */
function resolved(action: Resource, context: ExportContext): Resource {
  const { properties } = action;
  const catalogue = catalogueOf(context);
  const root = languageRoot(context.currentPage);
  const locale = localeOf(context.currentPage);
  const product = productOf(action, context);
  const family = familyNamed(properties, 'categoryId');
  const page = product ? catalogue.pageOf(product, root) : family && catalogue.pageOfFamily(family, root);
  if (!product && !family) return action;
  const name = product ? productName(product, locale) : tagName(context, family, locale);
  return wrapResource(action, {
    properties: { link: page ? page.path : undefined, text: text(properties, 'text') || name },
  });
}

/** The product's first picture, at the asset's own address, for a teaser that has none and takes none from a page. */
function pictureOf(
  { properties, children }: Resource,
  product: Product | undefined,
  context: ExportContext,
): Model | undefined {
  const [path] = product ? listed(product, 'gallery') : [];
  const has = properties.fileReference !== undefined || children.has('file');
  if (!product || !path || has || properties.imageFromPageImage === true) return undefined;
  const alt = elementTexts(product.fragment, 'galleryAlt', localeOf(context.currentPage))[0] ?? '';
  return assetPicture(path, alt, context);
}
