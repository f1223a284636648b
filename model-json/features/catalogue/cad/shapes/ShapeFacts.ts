import { tagName } from './tag-name';
import { texts } from '../../../../core/exporter/shared/properties';
import { text } from '../../../../core/exporter/shared/properties';
import { masterOf } from '../../../../core/exporter/shared/fragment-elements';
import { figureOf, type Figure } from '../../products/figures';
import type { Product } from '../../products/Product';
import { type ConnectionPoint, connectionsOf } from '../../products/technical-lists';

/** The facts of a product from which its shape follows. */
export interface ShapeFacts {
  readonly sku: string;
  /** In the language of the fragment's master, since the shape is the same in all languages. */
  readonly name: string;
  /** `mobile/piston`. */
  readonly family: string;
  /** `on-wheels`, `vertical`. */
  readonly features: readonly string[];
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly tankVolume?: number | undefined;
  readonly outerDiameter?: number | undefined;
  /** The thread of a fitting. */
  readonly connection?: string | undefined;
  readonly connections: readonly ConnectionPoint[];
}

/** What a product's fragment says about its shape: of its first version, if there are several. */
export function shapeFactsOf(product: Product): ShapeFacts {
  const { fragment, family = '', figures, variants } = product;
  const master = masterOf(fragment);
  const number = (name: Parameters<typeof figureOf>[1]) => figureOf(figures, name);
  return {
    sku: variants[0]?.sku ?? product.sku,
    name: (text(master, 'name') ?? product.sku).replaceAll('\u00a0', ' '),
    family: tagName(family),
    features: (texts(master, 'features') ?? []).map(tagName),
    length: number('length'),
    width: number('width'),
    height: number('height'),
    tankVolume: number('tankVolume'),
    outerDiameter: number('outerDiameter'),
    connection: connectionIn(figures),
    connections: connectionsOf(product.elements).map((each) => ({
      ...each,
      thread: each.thread.replaceAll('\u00a0', ' '),
    })),
  };
}

function connectionIn(figures: readonly Figure[]): string | undefined {
  const value = figures.find(({ name }) => name === 'connection')?.value;
  return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : undefined;
}
