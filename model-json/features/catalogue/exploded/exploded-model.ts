import type { ExportContext, Model } from '../../../core/exporter/Exporter';
import { once } from '../../../core/repository/once';
import { shapeFactsOf } from '../cad/shapes/ShapeFacts';
import type { Product } from '../products/Product';
import { sparePartsOf } from '../serials/shown-parts';
import { explode } from './explode';
import type { DrawnPath, ExplodedView } from './ExplodedView';
import { includedIn, numbered, numberedAgain, type NumberedItem } from './spare-items';

interface Exploded {
  readonly rows: readonly (readonly NumberedItem[])[];
  readonly view: ExplodedView | undefined;
}

/** A product is read again after each change of content, and so is its drawing. */
const known = new WeakMap<Product, () => Exploded>();

/**
 * What the rows of a product's spare parts hold, and the drawing with their numbers.
 * @param shown the rows to show: their places in the whole list, from 1. A part keeps its number whichever they are
 * @returns undefined for kinds that are not drawn, and if no part that is shown has a place in the drawing
 */
export function explodedModel(
  product: Product,
  context: ExportContext,
  shown: readonly number[],
): Model | undefined {
  const { rows, view } = explodedOf(product, context);
  const kept = numberedAgain(shown.map((number) => rows[number - 1] ?? []));
  const numbers = new Set(kept.flat().map(({ number }) => number));
  const parts = view?.parts.filter(({ number }) => numbers.has(number)) ?? [];
  if (!view || parts.length === 0) return undefined;
  const paths = (drawn: readonly DrawnPath[]): Model[] => drawn.map((path) => ({ ...path }));
  const axes = parts.map(({ axis }) => axis).join('');
  return {
    width: view.width,
    height: view.height,
    machine: [...paths(view.machine), { kind: 'axis', d: axes }],
    parts: parts.map(({ axis: _, ...part }) => ({
      ...part,
      paths: paths(part.paths),
      balloon: [...part.balloon],
      leader: [...part.leader],
    })),
    rows: kept.map((items) => items.map((item): Model => ({ ...item }))),
  };
}

function explodedOf(product: Product, context: ExportContext): Exploded {
  const make = () => {
    const rows = numbered(sparePartsOf(product, context).map((part) => includedIn(part.product)));
    return { rows, view: explode(shapeFactsOf(product), rows) };
  };
  const exploded = known.get(product) ?? once(make);
  known.set(product, exploded);
  return exploded();
}
