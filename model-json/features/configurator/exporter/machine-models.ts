import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { tagName } from '../../../core/exporter/shared/tags';
import type { Product } from '../../catalogue/api/catalogue';
import { figureModels, type Figure } from '../../catalogue/api/figures';
import { productLink, productName } from '../../catalogue/api/product-cards';
import type { Machine } from './machines';

/** The machines to choose from, by family. */
export function familyModels(machines: readonly Product[], { context, locale }: ComponentOwner): Model[] {
  const families = new Map<string, Model[]>();
  for (const product of machines) {
    const title = tagName(context, product.family, locale) ?? '';
    families.set(title, [
      ...(families.get(title) ?? []),
      { sku: product.sku, name: productName(product, locale) },
    ]);
  }
  return [...families].map(([title, listed]) => ({ title, machines: listed }));
}

/** Figures that say which machine it is. */
const SHOWN = ['motorPower', 'packagePower', 'freeAirDelivery', 'maxPressure'];

export const shownFigures = (figures: readonly Figure[], names: readonly string[] = SHOWN): Model[] =>
  figureModels(names.flatMap((name) => figures.find((figure) => figure.name === name) ?? []));

/** The chosen machine and its versions. */
export function machineModel({ product, version, sku, figures }: Machine, shop: ComponentOwner): Model {
  const { locale } = shop;
  return {
    sku,
    product: product.sku,
    name: productName(product, locale),
    kind: elementText(product.fragment, 'kind', locale),
    link: productLink(product, shop),
    figures: shownFigures(figures),
    versions:
      product.variants.length < 2
        ? []
        : product.variants.map((each) => ({
            sku: each.sku,
            name: elementText(each.fragment, 'name', locale) ?? each.sku,
            figures: shownFigures(each.figures, ['freeAirDelivery']),
            isChosen: each === version,
          })),
  };
}
