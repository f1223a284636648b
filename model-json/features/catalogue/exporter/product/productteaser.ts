import type { Exporter, Json, Model } from '../../../../core/exporter/Exporter';
import { componentModel } from '../../../../core/exporter/shared/component-model';
import { targetAttribute } from '../../../../core/exporter/shared/links/links';
import { text } from '../../../../core/exporter/shared/properties';
import { currentProduct } from '../../products/current-product';
import type { FigureName } from '../../products/figures';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard } from '../../products/product-card';

/** The figures of a teaser: the first of these that the product has. */
export const TEASER_FIGURES: readonly FigureName[] = [
  'freeAirDelivery',
  'airConsumption',
  'ratedFlow',
  'maxPressure',
  'motorPower',
  'torque',
  'pressureDewPoint',
  'residualOil',
  'viscosity',
  'outerDiameter',
  'soundPressureLevel',
];

/** One product, with a link to its page. */
export const productTeaser: Exporter = (resource, context) => {
  const { properties } = resource;
  const product = currentProduct(resource, context);
  const { id: _, ...card } = product
    ? productCard(product, componentOwner(resource, context), TEASER_FIGURES)
    : {};
  const attributes = targetAttribute(text(properties, 'linkTarget'));
  return componentModel(resource, context, {
    ...card,
    link: isModel(card.link) && Object.keys(attributes).length > 0 ? { ...card.link, attributes } : card.link,
    ctaText: text(properties, 'ctaText') || undefined,
  });
};

const isModel = (value: Json | undefined): value is Model => typeof value === 'object' && value !== null;
