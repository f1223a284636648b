import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { Model } from '../../../core/exporter/Exporter';
import { languageRoot, type Locale } from '../../../core/exporter/shared/locale/languages';
import { linkJson, linkTo } from '../../../core/exporter/shared/links/links';
import { itemId } from '../../../core/exporter/shared/ids';
import { assetPicture } from '../../../core/exporter/site/media/asset-picture';
import { COMPARED } from '../../../../shared/features/catalogue/comparing/compared-figures';
import { catalogueOf } from './catalogue-of';
import { tagName } from '../../../core/exporter/shared/tags';
import { figureModels } from './figure-models';
import type { FigureName } from './figures';
import { listed, type Product } from './Product';
import { elementText, elementTexts } from '../../../core/exporter/shared/fragment-elements';

/** A card's figures by default: the first of these that the product has. */
export const CARD_FIGURES: readonly FigureName[] = [
  'freeAirDelivery',
  'ratedFlow',
  'airConsumption',
  'maxPressure',
  'motorPower',
  'tankVolume',
  'torque',
  'speed',
  'pressureDewPoint',
  'residualOil',
  'pressureDrop',
  'viscosity',
  'contents',
  'serviceInterval',
  'nozzleDiameter',
  'innerDiameter',
  'outerDiameter',
];

/** What products are compared by, and what explains why one goes with another. */
export const FACT_FIGURES: readonly string[] = [...Object.keys(COMPARED), 'length'];

/** Cards have room for two lines of two. */
const SHOWN = 4;

/** A product as a card: its name, kind, figures and first picture, with a link to its page in the reader's language. */
export function productCard(
  product: Product,
  shop: ComponentOwner,
  names: readonly FigureName[] = CARD_FIGURES,
): Model {
  const { context, locale } = shop;
  const { fragment, sku, family, variants } = product;
  return {
    id: itemId(shop.id, fragment.path),
    sku,
    name: productName(product, locale),
    kind: elementText(fragment, 'kind', locale),
    description: elementText(fragment, 'description', locale),
    family: tagName(context, family, locale),
    familyId: family,
    figures: cardFigures(product, names),
    variants: variants.length,
    image: firstPicture(product, shop),
    link: productLink(product, shop),
  };
}

/** The facts of a product, in the order of a data sheet. */
export const factsOf = ({ figures }: Product): Model[] =>
  figureModels(figures.filter(({ name }) => FACT_FIGURES.includes(name)));

/** A card with facts. */
export const factCard = (product: Product, shop: ComponentOwner): Model => ({
  ...productCard(product, shop),
  facts: factsOf(product),
});

/** The figures that fit on a card; none without a product. */
export const cardFigures = (
  product: Product | undefined,
  names: readonly FigureName[] = CARD_FIGURES,
): Model[] =>
  figureModels(
    names.flatMap((name) => product?.figures.find((figure) => figure.name === name) ?? []).slice(0, SHOWN),
  );

/** A product's name; never empty. */
export const productName = ({ fragment, sku }: Product, locale: Locale): string =>
  elementText(fragment, 'name', locale) ?? sku;

/** The link to the page that shows a product in the current page's language; undefined if there is none. */
export function productLink(product: Product, shop: ComponentOwner): Model | undefined {
  const page = catalogueOf(shop.context).pageOf(product, languageRoot(shop.context.currentPage));
  return page && linkJson(linkTo(page.path, shop));
}

function firstPicture(product: Product, { context, locale }: ComponentOwner): Model | undefined {
  const [path] = listed(product, 'gallery');
  return assetPicture(path, elementTexts(product.fragment, 'galleryAlt', locale)[0] ?? '', context);
}
