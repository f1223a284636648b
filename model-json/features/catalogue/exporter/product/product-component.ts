import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { linkJson, linkTo } from '../../../../core/exporter/shared/links/links';
import { flag, text } from '../../../../core/exporter/shared/properties';
import { assetPicture } from '../../../../core/exporter/site/media/asset-picture';
import { choosingPage } from '../choosing/choosing-pages';
import { choiceLink, choiceOf, unitsLinks } from '../../../../core/exporter/shared/links/choice-links';
import { currentProduct, namedProducts } from '../../products/current-product';
import { explodedModel } from '../../exploded/exploded-model';
import { productDocuments } from '../../products/documents';
import { tagName, tagNames } from '../../../../core/exporter/shared/tags';
import { figureModels } from '../../products/figure-models';
import { listed, type Product, type Variant } from '../../products/Product';
import { flowCurveOf } from '../../products/technical-lists';
import { shownParts, type ShownParts } from '../../serials/shown-parts';
import { serialsModel } from '../../serials/serials-model';
import { componentOwner, type ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { factCard, productCard, productName } from '../../products/product-card';
import { elementText, elementTexts } from '../../../../core/exporter/shared/fragment-elements';
import { foldSku } from '../../products/sku';

/** Parts of the component, with CIF's policy names where they exist. */
const PARTS = [
  'showImage',
  'showOverview',
  'showOptions',
  'showDetails',
  'showDelivery',
  'showDocuments',
  'showAccessories',
];

/**
 * A product with everything a buyer needs: pictures, figures, versions, documents, accessories, and links to quotes and
 * dealers. Pages can show it in parts, several times.
 */
export const product: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const shown = currentProduct(resource, context);
  const shop = componentOwner(resource, context);
  const link = (name: string) => linkJson(linkTo(text(properties, name), shop));
  return componentModel(resource, context, {
    ...(shown && productKeys(shown, shop)),
    titleType: text(properties, 'titleType') ?? text(style, 'titleType'),
    ...Object.fromEntries(PARTS.map((part) => [part, flag(properties, part) ?? flag(style, part) ?? true])),
    quoteLink: quoteLink(text(properties, 'quotePage'), shown, shop),
    dealerLink: link('dealerPage'),
    phone: text(properties, 'phone') || undefined,
  });
};

/** If the quote page has a list that somebody fills, the link includes the version shown. */
function quoteLink(
  page: string | undefined,
  product: Product | undefined,
  shop: ComponentOwner,
): Model | undefined {
  const { context } = shop;
  const link = linkTo(page, shop);
  const hasList = !context.services?.isStatic && choosingPage('quote', context)?.path === page;
  if (!product || !page || !link.mappedUrl || !hasList) return linkJson(link);
  const sku = chosenVariant(product, choiceOf(context, 'variant'))?.sku ?? product.sku;
  return { valid: true, url: `${link.mappedUrl}?${new URLSearchParams({ p: sku })}` };
}

function productKeys(product: Product, shop: ComponentOwner): Model {
  const { context, locale } = shop;
  const { fragment, sku, family, variants } = product;
  const chosen = chosenVariant(product, choiceOf(context, 'variant'));
  const { figures, elements } = chosen ?? product;
  const words = (name: string) => elementText(fragment, name, locale);
  const parts = shownParts(product, context);
  return {
    sku: chosen?.sku ?? sku,
    name: productName(product, locale),
    kind: words('kind'),
    family: tagName(context, family, locale),
    familyId: family,
    lead: words('lead'),
    description: words('description'),
    madeFor: [...elementTexts(fragment, 'madeFor', locale)],
    note: words('note'),
    gallery: gallery(product, shop),
    figures: figureModels(figures),
    flowCurve: flowCurveOf(elements).map((point) => ({ ...point })),
    variants: variants.map((variant) => variantModel(variant, chosen, parts, shop)),
    documents: productDocuments(product, shop),
    passport: passportOf(chosen ?? product, context),
    certificates: tagNames(context, product.certificates, locale),
    features: [...listed(product, 'features')],
    includes: [...listed(product, 'includes')],
    accessories: namedProducts(listed(product, 'accessories'), context).map((each) => factCard(each, shop)),
    spareParts: parts.parts.map((each) => productCard(each.product, shop)),
    serials: serialsModel(product, parts, shop),
    exploded: explodedModel(
      product,
      context,
      parts.parts.map(({ number }) => number),
    ),
    unitsLinks: unitsLinks(
      shop,
      { variant: choiceOf(context, 'variant'), serial: parts.serial },
      `${shop.id}-figures`,
    ),
  };
}

/** The addresses of its codes and files for programs, where a server makes them. What is not sold has no GTIN, and none of them. */
function passportOf(
  { sku, figures }: Pick<Variant, 'sku' | 'figures'>,
  { services }: ExportContext,
): Model | undefined {
  if (services?.isStatic || !figures.some(({ name }) => name === 'gtin')) return undefined;
  const passport = services?.passportOf?.(sku);
  return passport && { ...passport };
}

/** The version in the address, else the first. */
function chosenVariant({ variants }: Product, asked: string): Variant | undefined {
  return variants.find(({ sku }) => foldSku(sku) === foldSku(asked)) ?? variants[0];
}

const variantModel = (
  variant: Variant,
  chosen: Variant | undefined,
  { serial }: Pick<ShownParts, 'serial'>,
  shop: ComponentOwner,
): Model => ({
  sku: variant.sku,
  name: elementText(variant.fragment, 'name', shop.locale) ?? variant.sku,
  figures: figureModels(variant.figures),
  current: variant === chosen,
  link: choiceLink(shop, { variant: variant.sku, serial }),
});

function gallery(product: Product, { context, locale }: ComponentOwner): Model[] {
  const alts = elementTexts(product.fragment, 'galleryAlt', locale);
  const captions = elementTexts(product.fragment, 'galleryCaption', locale);
  return listed(product, 'gallery').flatMap((path, index) => {
    const image = assetPicture(path, alts[index] ?? '', context);
    return image ? [{ image, caption: captions[index], url: path }] : [];
  });
}
