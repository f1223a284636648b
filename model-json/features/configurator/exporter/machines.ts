import { type Catalogue, listed, type Product } from '../../catalogue/api/catalogue';
import { figureOf, type Figure } from '../../catalogue/api/figures';
import { FIGURE_UNITS, type Variant } from '../../catalogue/api/trade';
import type { MachineFacts } from '../rules/condition';

/** Families whose machines can be configured, below the site's `family`. */
const FAMILIES = ['mobile', 'stationary', 'screw'];
/** They need compressed air at their inlet: no machine to begin with. */
const BOOSTERS = 'stationary/booster';

/** A machine as chosen: a version of it, if it has several. */
export interface Machine {
  readonly product: Product;
  readonly version: Variant | undefined;
  /** The order number. */
  readonly sku: string;
  readonly figures: readonly Figure[];
}

/** The machines of a catalogue that can be configured, in its order. */
export function machinesOf(catalogue: Catalogue, site: string): Product[] {
  const boosters = new Set(catalogue.inFamily(`${site}:family/${BOOSTERS}`));
  return FAMILIES.flatMap((family) => catalogue.inFamily(`${site}:family/${family}`)).filter(
    (product) => !boosters.has(product),
  );
}

/** A machine in a version; the first if it has none of that number. */
export function machineOf(product: Product, sku: string): Machine {
  const version = product.variants.find((each) => each.sku === sku) ?? product.variants[0];
  return {
    product,
    version,
    sku: version?.sku ?? product.sku,
    figures: version?.figures ?? product.figures,
  };
}

/** What the rules ask of it. */
export function machineFacts({ product, figures }: Machine): MachineFacts {
  const family = (product.family ?? '').split(':family/').at(-1) ?? '';
  const parts = family.split('/');
  return {
    words: {
      family: parts.map((_, index) => parts.slice(0, index + 1).join('/')),
      features: listed(product, 'features').map((id) => id.split('/').at(-1) ?? ''),
    },
    figure: (name) => (isFigureName(name) ? figureOf(figures, name) : undefined),
  };
}

const isFigureName = (name: string): name is keyof typeof FIGURE_UNITS => name in FIGURE_UNITS;
