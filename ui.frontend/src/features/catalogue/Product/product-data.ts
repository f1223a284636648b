import type { FigureModel } from '../../../../../shared/features/catalogue/api/figure.model';
import type { ProductModel } from './Product.model';

/** Figures with their own property in https://schema.org/Product. */
const OWN_PROPERTIES: Readonly<Record<string, string>> = {
  weight: 'weight',
  length: 'depth',
  width: 'width',
  height: 'height',
};

/** Figures that are words with a property of their own. */
const OWN_WORDS: Readonly<Record<string, string>> = { gtin: 'gtin13', countryOfOrigin: 'countryOfOrigin' };

/**
 * A product as https://schema.org/Product.
 *
 * @param brand its brand
 * @param nameOf a figure's name in the page's language
 */
export function productData(
  { name, sku, lead, description, family, gallery, figures, variants }: ProductModel,
  brand: string | undefined,
  nameOf: (figure: string) => string,
): object {
  const own = figures.filter(({ name: figure }) => OWN_PROPERTIES[figure] ?? OWN_WORDS[figure]);
  return {
    '@type': ['Product', 'ProductModel'],
    name,
    sku,
    mpn: sku,
    brand: brand && { '@type': 'Brand', name: brand },
    description: description ?? lead,
    category: family,
    image: gallery.length > 0 ? gallery.flatMap(({ image, url }) => url ?? image?.src ?? []) : undefined,
    ...Object.fromEntries(own.map(ownProperty)),
    additionalProperty: figures
      .filter((figure) => !own.includes(figure))
      .map((figure) => ({
        '@type': 'PropertyValue',
        propertyID: figure.name,
        name: nameOf(figure.name),
        value: figure.value,
        unitText: figure.unit === '1' ? undefined : figure.unit,
      })),
    isVariantOf: variants.length > 1 ? group(name, variants) : undefined,
  };
}

/** Numbers are quantities, words are themselves. */
const ownProperty = (figure: FigureModel) => {
  const words = OWN_WORDS[figure.name];
  return words ? [words, figure.value] : [OWN_PROPERTIES[figure.name], quantity(figure)];
};

const quantity = ({ value, unit }: FigureModel) => ({ '@type': 'QuantitativeValue', value, unitText: unit });

/** The versions of a product. The others are given by address only: their own pages describe them. */
const group = (name: string | undefined, variants: ProductModel['variants']) => ({
  '@type': 'ProductGroup',
  name,
  hasVariant: variants.flatMap(({ current, link }) => (!current && link?.url ? [{ url: link.url }] : [])),
});
