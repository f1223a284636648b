import type { ExportContext, Model } from '../../../core/exporter/Exporter';
import { once } from '../../../core/repository/once';
import { shapeFactsOf } from '../cad/shapes/ShapeFacts';
import { namedProducts } from '../products/current-product';
import { listed, type Product } from '../products/Product';
import { explode } from './explode';
import type { DrawnPath, ExplodedView } from './ExplodedView';
import { includedIn, numbered, type NumberedItem } from './spare-items';

interface Exploded {
  readonly rows: readonly (readonly NumberedItem[])[];
  readonly view: ExplodedView | undefined;
}

/** A product is read again after each change of content, and so is its drawing. */
const known = new WeakMap<Product, () => Exploded>();

/**
 * What a product's spare parts hold, row by row as they are listed, and the drawing with their numbers.
 * @returns undefined for kinds that are not drawn, and if no spare part says what it holds
 */
export function explodedModel(product: Product, context: ExportContext): Model | undefined {
  const { rows, view } = explodedOf(product, context);
  const paths = (drawn: readonly DrawnPath[]): Model[] => drawn.map((path) => ({ ...path }));
  return (
    view && {
      width: view.width,
      height: view.height,
      machine: paths(view.machine),
      parts: view.parts.map((part) => ({
        ...part,
        paths: paths(part.paths),
        balloon: [...part.balloon],
        leader: [...part.leader],
      })),
      rows: rows.map((items) => items.map((item): Model => ({ ...item }))),
    }
  );
}

function explodedOf(product: Product, context: ExportContext): Exploded {
  const make = () => {
    const rows = numbered(namedProducts(listed(product, 'spareParts'), context).map(includedIn));
    return { rows, view: explode(shapeFactsOf(product), rows) };
  };
  const exploded = known.get(product) ?? once(make);
  known.set(product, exploded);
  return exploded();
}
