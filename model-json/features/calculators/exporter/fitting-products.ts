import { siteName } from '../../../core/exporter/shared/pages';
import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { catalogueOf, type Product } from '../../catalogue/api/catalogue';
import { figureModels, figureOf, type Figure, type FigureName } from '../../catalogue/api/figures';
import { productCard } from '../../catalogue/api/product-cards';
import type { Wanted } from '../calculation/Calculator';

/** How many are shown. */
const SHOWN = 3;

/** The smallest products of the catalogue that have at least what an answer wants, as cards with the figures that decided. */
export function fittingProducts({ families, least, by }: Wanted, shop: ComponentOwner): Model[] {
  const site = siteName(shop.context.currentPage);
  const catalogue = catalogueOf(shop.context);
  const wanted = Object.entries(least) as [FigureName, number][];
  const fits = (figures: readonly Figure[]) =>
    wanted.every(([name, value]) => (figureOf(figures, name) ?? 0) >= value);
  const smallest = (product: Product) => {
    const versions = product.variants.length > 0 ? product.variants : [product];
    return versions.filter(({ figures }) => fits(figures)).sort((a, b) => sizeOf(a) - sizeOf(b))[0];
  };
  const sizeOf = ({ figures }: { figures: readonly Figure[] }) => figureOf(figures, by as FigureName) ?? 0;
  return families
    .flatMap((family) => catalogue.inFamily(`${site}:family/${family}`))
    .flatMap((product) => {
      const version = smallest(product);
      return version ? [{ product, version }] : [];
    })
    .sort((a, b) => sizeOf(a.version) - sizeOf(b.version))
    .slice(0, SHOWN)
    .map(({ product, version }) => ({
      ...productCard(product, shop),
      sku: version.sku,
      figures: figureModels(version.figures.filter(({ name }) => name in least)),
    }));
}
