import type { ExportContext } from '../../model-json/core/exporter/Exporter';
import { createContext } from '../../model-json/core/exporter/create-context';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import type { Product } from '../../model-json/features/catalogue/products/Product';
import { catalogueOf } from '../../model-json/features/catalogue/products/catalogue-of';
import { type ShapeFacts, shapeFactsOf } from '../../model-json/features/catalogue/cad/shapes/ShapeFacts';
import { shapeOf } from '../../model-json/features/catalogue/cad/shapes/shape-of';
import type { Shape } from '../../model-json/features/catalogue/cad/shapes/Shape';

export interface KnownShape {
  readonly facts: ShapeFacts;
  readonly shape: Shape;
}

/** The shapes of all products of the site that have one. */
export const allShapes = (): Promise<KnownShape[]> =>
  ofAllProducts((product) => {
    const facts = shapeFactsOf(product);
    const shape = shapeOf(facts);
    return shape ? [{ facts, shape }] : [];
  });

/** What is read of each product of the site. */
export async function ofAllProducts<T>(
  read: (product: Product, context: ExportContext) => readonly T[],
): Promise<T[]> {
  const tree = await openSiteContent();
  try {
    const currentPage = tree.get('/content/ventora/gb/en');
    const context = createContext({ tree, currentPage, registry: siteExporters });
    return catalogueOf(context).products.flatMap((product) => read(product, context));
  } finally {
    await tree.close();
  }
}

/** The first of each family. */
export function oneOfEach(shapes: readonly KnownShape[]): KnownShape[] {
  const families = new Map<string, KnownShape>();
  for (const known of shapes) if (!families.has(known.facts.family)) families.set(known.facts.family, known);
  return [...families.values()];
}
